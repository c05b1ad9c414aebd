import CheckRounded from '@mui/icons-material/CheckRounded';
import LinkOffRounded from '@mui/icons-material/LinkOffRounded';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isProblem, problemText } from '../../app/api/problem.ts';
import { useLoggedIn } from '../../app/session/use-session.ts';
import { ErrorState } from '../../design/error-state.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import { Outcome } from '../outcome.tsx';
import { useCertifyMutation } from './mail-code.api.ts';

const Home = () => (
  <Button component={Link} to="/" color="inherit">
    홈으로
  </Button>
);

const Succeeded = ({ name }: { name: string }) => {
  const loggedIn = useLoggedIn();
  return (
    <Outcome tone="green" icon={<CheckRounded />} title={`${name} 님, 메일 인증이 완료되었습니다.`} text="이제 이 이메일로 알림과 비밀번호 찾기 메일을 받을 수 있어요.">
      <Button component={Link} to={loggedIn ? '/request' : '/login'} variant="contained" size="large">
        {loggedIn ? '요청 시작하기' : '로그인하기'}
      </Button>
      <Home />
    </Outcome>
  );
};

const Failed = () => {
  const loggedIn = useLoggedIn();
  return (
    <Outcome
      tone="amber" icon={<LinkOffRounded />} title="이미 인증이 되었거나, 메일 인증이 실패하였습니다."
      text={`메일의 버튼은 10분 동안 한 번만 쓸 수 있어요. 아직 인증 전이라면 ${loggedIn ? '' : '로그인한 뒤 '}내 정보에서 인증 메일을 다시 받을 수 있어요.`}
    >
      <Button component={Link} to={loggedIn ? '/my' : '/login?returnUrl=%2Fmy'} variant="contained" size="large">
        {loggedIn ? '내 정보로' : '로그인하기'}
      </Button>
      <Home />
    </Outcome>
  );
};

const Asking = () => (
  <Stack sx={{ flex: 1, alignItems: 'center', justifyContent: 'center', gap: 2, py: 8 }}>
    <CircularProgress aria-hidden />
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      메일을 인증하고 있어요.
    </Typography>
  </Stack>
);

/** Confirms the address as soon as it is shown, once: a code works one time only. */
export const CertifyOutcome = ({ info }: { info: string }) => {
  usePageTitle('메일 인증');
  const [certify, { data, error }] = useCertifyMutation();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (info === '' || asked.current === info) return;
    asked.current = info;
    void certify({ info });
  }, [certify, info]);
  if (isProblem(error)) return <ErrorState title="메일을 인증하지 못했어요" text={problemText(error)} onRetry={() => void certify({ info })} />;
  if (info === '' || data?.status === 'fail') return <Failed />;
  return data ? <Succeeded name={data.name} /> : <Asking />;
};

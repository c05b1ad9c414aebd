import CheckRounded from '@mui/icons-material/CheckRounded';
import LinkOffRounded from '@mui/icons-material/LinkOffRounded';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isProblem, problemText } from '../../kernel/http/problem.ts';
import { ErrorState } from '../../design/error-state.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import { Outcome } from '../../design/outcome.tsx';
import { useCertifyMutation } from './signup.api.ts';

const LogIn = () => (
  <Button component={Link} to="/login" variant="contained" size="large">
    로그인하기
  </Button>
);

const Succeeded = ({ name }: { name: string }) => (
  <Outcome
    tone="green"
    icon={<CheckRounded />}
    title={`${name} 님, 메일 인증이 완료되었습니다.`}
    text="가입을 마쳤어요. 이제 로그인해서 시작해 보세요."
  >
    <LogIn />
    <Button component={Link} to="/" color="inherit">
      홈으로
    </Button>
  </Outcome>
);

const Failed = () => (
  <Outcome
    tone="amber"
    icon={<LinkOffRounded />}
    title="이미 인증이 되었거나, 메일 인증이 실패하였습니다."
    text="메일의 버튼은 10분 동안 한 번만 쓸 수 있어요. 인증을 마쳤다면 로그인하고, 아직이라면 다시 가입해서 새 메일을 받아 주세요."
  >
    <LogIn />
    <Button component={Link} to="/signup" color="inherit">
      다시 가입하기
    </Button>
  </Outcome>
);

const Asking = () => (
  <Stack sx={{ flex: 1, alignItems: 'center', justifyContent: 'center', gap: 2, py: 8 }}>
    <CircularProgress aria-hidden />
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      메일을 인증하고 있어요.
    </Typography>
  </Stack>
);

/** Makes the account as soon as it is shown, once: a code works one time only. */
export const CertifyOutcome = ({ info }: { info: string }) => {
  usePageTitle('메일 인증');
  const [certify, { data, error }] = useCertifyMutation();
  const lastInfo = useRef<string>(undefined);
  useEffect(() => {
    if (info === '' || lastInfo.current === info) return;
    lastInfo.current = info;
    void certify({ info });
  }, [certify, info]);
  if (isProblem(error))
    return (
      <ErrorState title="메일을 인증하지 못했어요" text={problemText(error)} onRetry={() => void certify({ info })} />
    );
  if (info === '' || data?.status === 'fail') return <Failed />;
  return data ? <Succeeded name={data.name} /> : <Asking />;
};

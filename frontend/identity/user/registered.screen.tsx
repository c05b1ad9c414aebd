import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import { useSessionUser } from '../../app/session/use-session.ts';
import { usePageTitle } from '../../design/page-header.tsx';
import { Outcome } from '../outcome.tsx';

const next = {
  member: { text: '이제 프로젝트를 만들거나 동료의 프로젝트에 참여할 수 있어요.', to: '/request', button: '요청 시작하기' },
  visitor: { text: '로그인하면 바로 시작할 수 있어요.', to: '/login', button: '로그인하기' },
} as const;
const mail = '보내 드린 메일의 버튼을 10분 안에 누르면 이메일 인증도 끝나요.';

/** Right after sign-up. */
export const RegisteredScreen = () => {
  usePageTitle('가입 완료');
  const user = useSessionUser();
  const state = useLocation().state as { name?: string } | null;
  const name = user?.name ?? state?.name;
  const { text, to, button } = next[user ? 'member' : 'visitor'];
  return (
    <Outcome tone="green" icon={<CheckRounded />} title={name ? `${name} 님, 반가워요!` : '가입을 마쳤어요!'} text={state?.name ? `${text} ${mail}` : text}>
      <Button component={Link} to={to} variant="contained" size="large">
        {button}
      </Button>
      <Button component={Link} to="/" color="inherit">
        홈으로
      </Button>
    </Outcome>
  );
};

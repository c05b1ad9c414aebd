import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router';
import { useSessionUser } from '../../app/session/use-session.ts';
import { usePageTitle } from '../../design/page-header.tsx';

const next = {
  member: { text: '이제 프로젝트를 만들거나 동료의 프로젝트에 참여할 수 있어요.', to: '/request', button: '요청 시작하기' },
  visitor: { text: '로그인하면 바로 시작할 수 있어요.', to: '/login', button: '로그인하기' },
} as const;

/** Right after sign-up. */
export const RegisteredScreen = () => {
  usePageTitle('가입 완료');
  const user = useSessionUser();
  const state = useLocation().state as { name?: string } | null;
  const name = user?.name ?? state?.name;
  const { text, to, button } = next[user ? 'member' : 'visitor'];
  return (
    <Stack sx={{ flex: 1, alignItems: 'center', justifyContent: 'center', textAlign: 'center', px: 3, py: 8, gap: 1 }}>
      <Stack aria-hidden sx={{ width: 72, height: 72, mb: 2, borderRadius: '50%', alignItems: 'center', justifyContent: 'center', bgcolor: 'tones.green.soft', color: 'tones.green.text' }}>
        <CheckRounded sx={{ fontSize: 40 }} />
      </Stack>
      <Typography variant="h2" component="h1">
        {name ? `${name} 님, 반가워요!` : '가입을 마쳤어요!'}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <Button component={Link} to={to} variant="contained" size="large" sx={{ mt: 3, minWidth: 220 }}>
        {button}
      </Button>
      <Button component={Link} to="/" color="inherit">
        홈으로
      </Button>
    </Stack>
  );
};

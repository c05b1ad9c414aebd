import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Bone } from '../../design/bone.tsx';
import { PersonPicture } from '../../design/person-picture.tsx';
import { useSelector } from '../../kernel/state/hooks.ts';
import { selectSession } from '../../kernel/session/session.slice.ts';
import { useLoginLink } from '../../kernel/session/use-login-link.ts';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

const Visitor = () => (
  <Stack direction="row" sx={{ gap: 1 }}>
    <Button component={Link} to={useLoginLink()} color="inherit">
      로그인
    </Button>
    <Button component={Link} to="/signup" variant="contained" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
      회원가입
    </Button>
  </Stack>
);

export const Account = () => {
  const { status, user } = useSelector(selectSession);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (status === 'unknown') return <Bone round width={32} height={32} />;
  if (!user) return <Visitor />;
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={`${user.name} 님의 메뉴`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ p: 0.5, borderRadius: '50%' }}
      >
        <PersonPicture person={user} size={32} />
      </IconButton>
      <Suspense>{anchor ? <AccountMenu user={user} anchor={anchor} onClose={() => setAnchor(null)} /> : null}</Suspense>
    </>
  );
};

import LoginRounded from '@mui/icons-material/LoginRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useLoginLink } from '../../kernel/session/use-login-link.ts';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { placesFor, PlaceIcon } from './navigation.tsx';
import { dialogOpened } from './shell.slice.ts';

const look = {
  flex: 1,
  height: 60,
  flexDirection: 'column',
  gap: 0.25,
  fontSize: 12,
  fontWeight: 600,
  color: 'text.secondary',
  '&.active': { color: 'primary.main' },
  '& svg': { fontSize: 24 },
} as const;

const Place = ({ to, children }: { to: string; children: ReactNode }) => (
  <ButtonBase component={NavLink} to={to} end={to === '/'} sx={look}>
    {children}
  </ButtonBase>
);

export const BottomBar = () => {
  const loggedIn = useLoggedIn();
  const dispatch = useDispatch();
  const login = useLoginLink();
  return (
    <Box
      component="nav"
      aria-label="아래 메뉴"
      sx={{
        display: { xs: 'flex', sm: 'none' },
        position: 'fixed',
        bottom: 0,
        left: 0,
        right: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {placesFor(loggedIn).map(({ path, label, Icon }) => (
        <Place key={path} to={path}>
          <PlaceIcon path={path} Icon={Icon} />
          {label}
        </Place>
      ))}
      <ButtonBase onClick={() => dispatch(dialogOpened('palette'))} sx={look}>
        <SearchRounded />
        검색
      </ButtonBase>
      {loggedIn ? null : (
        <Place to={login}>
          <LoginRounded />
          로그인
        </Place>
      )}
    </Box>
  );
};

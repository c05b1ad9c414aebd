import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Logo } from '../../design/logo.tsx';
import { ThemeSwitch } from '../../design/theme-switch.tsx';
import { visuallyHidden } from '../../design/visually-hidden.ts';
import { useRouteHandle } from '../router/use-route-handle.ts';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { Account } from './account.tsx';
import { placesFor, PlaceIcon } from './navigation.tsx';
import SearchRounded from '@mui/icons-material/SearchRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { Kbd } from '../../design/kbd.tsx';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { dialogOpened } from './shell.slice.ts';

const searchLabel = '검색 또는 이동';

const SearchTrigger = () => {
  const dispatch = useDispatch();
  const open = () => dispatch(dialogOpened('palette'));
  return (
    <>
      <ButtonBase
        onClick={open}
        aria-label={searchLabel}
        sx={{
          display: { xs: 'none', md: 'inline-flex' },
          width: 240,
          height: 40,
          px: 1.5,
          gap: 1,
          justifyContent: 'flex-start',
          borderRadius: '10px',
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.default',
          color: 'text.secondary',
          fontSize: 14,
          '&:hover': { borderColor: 'text.secondary' },
          '& kbd': { ml: 'auto' },
        }}
      >
        <SearchRounded fontSize="small" />
        {searchLabel}
        <Kbd>/</Kbd>
      </ButtonBase>
      <IconButton
        onClick={open}
        aria-label={searchLabel}
        sx={{ display: { xs: 'none', sm: 'inline-flex', md: 'none' } }}
      >
        <SearchRounded fontSize="small" />
      </IconButton>
    </>
  );
};

const ConnectionDot = lazy(async () => ({ default: (await import('./connection-dot.tsx')).ConnectionDot }));

const Places = ({ loggedIn }: { loggedIn: boolean }) => (
  <Stack component="nav" direction="row" aria-label="주 메뉴" sx={{ gap: 0.5, display: { xs: 'none', sm: 'flex' } }}>
    {placesFor(loggedIn)
      .filter(({ header }) => header === 'words')
      .map(({ path, label }) => (
        <Button
          key={path}
          component={NavLink}
          to={path}
          color="inherit"
          sx={{ color: 'text.secondary', '&.active': { color: 'text.primary', bgcolor: 'surface.sunken' } }}
        >
          {label}
        </Button>
      ))}
  </Stack>
);

const Pictures = ({ loggedIn }: { loggedIn: boolean }) =>
  placesFor(loggedIn)
    .filter(({ header }) => header === 'picture')
    .map(({ path, label, Icon }) => (
      <IconButton
        key={path}
        component={NavLink}
        to={path}
        title={label}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, '&.active': { color: 'primary.main' } }}
      >
        <PlaceIcon path={path} Icon={Icon} />
        <Box component="span" sx={visuallyHidden}>
          {label}
        </Box>
      </IconButton>
    ));

export const Header = () => {
  const loggedIn = useLoggedIn();
  const { socket } = useRouteHandle();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: { xs: 0.5, sm: 1.5 }, height: { xs: 56, sm: 64 }, px: { xs: 2, sm: 3 } }}
      >
        <Box
          component={Link}
          to="/"
          aria-label="설계마루 홈"
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            color: 'inherit',
            textDecoration: 'none',
            borderRadius: '8px',
            mr: { sm: 1 },
          }}
        >
          <Logo />
        </Box>
        <Places loggedIn={loggedIn} />
        <Box sx={{ flex: 1 }} />
        <SearchTrigger />
        <Suspense>{socket && loggedIn ? <ConnectionDot /> : null}</Suspense>
        <ThemeSwitch />
        <Pictures loggedIn={loggedIn} />
        <Account />
      </Stack>
    </Box>
  );
};

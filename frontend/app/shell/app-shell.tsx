import Box from '@mui/material/Box';
import { type ComponentType, Suspense } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router';
import { RoutedScreen } from '../router/routed-screen.tsx';
import { handleOf, RouteHandleContext } from '../router/use-route-handle.ts';
import { useNavigationDuties } from '../router/use-navigation-duties.ts';
import { useLoggedIn } from '../session/use-session.ts';
import { useShortcutKeys } from '../shortcuts/shortcuts.ts';
import { TopSnackbar } from '../snackbar/top-snackbar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { ShellDialogs } from './shell-dialogs.tsx';
import { SkipLink } from './skip-link.tsx';
import { useShellCommands } from './use-shell-commands.tsx';

export interface AppShellProps {
  readonly screens: RouteObject[];
  readonly companions: readonly ComponentType[];
}

const mainLook = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', outline: 'none !important', pb: { xs: 'calc(60px + env(safe-area-inset-bottom))', sm: 0 } } as const;

/** Header, the routed screen, the phone's bottom bar, and what floats above them. */
export const AppShell = ({ screens, companions }: AppShellProps) => {
  const matches = matchRoutes(screens, useLocation()) ?? [];
  const handle = handleOf(matches);
  useNavigationDuties(handle);
  useShortcutKeys();
  useShellCommands();
  const loggedIn = useLoggedIn();
  return (
    <RouteHandleContext value={handle}>
      <Box sx={{ ...(handle.full ? { height: '100dvh' } : { minHeight: '100dvh' }), display: 'flex', flexDirection: 'column' }}>
        <SkipLink />
        <Header />
        <Box component="main" id="main" tabIndex={-1} sx={mainLook}>
          <RoutedScreen screens={screens} pattern={matches.at(-1)?.route.path ?? ''} />
        </Box>
        <BottomBar />
        <TopSnackbar />
        <ShellDialogs />
        <Suspense>{loggedIn ? companions.map((Companion, index) => <Companion key={index} />) : null}</Suspense>
      </Box>
    </RouteHandleContext>
  );
};

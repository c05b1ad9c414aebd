import Box from '@mui/material/Box';
import { type ComponentType, Suspense } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router-dom';
import { RoutedScreen } from '../router/routed-screen.tsx';
import { handleOf, RouteHandleContext } from '../router/use-route-handle.ts';
import { useNavigationDuties } from '../router/use-navigation-duties.ts';
import { inAdvance, WhenSeen } from '../../kernel/when-seen.tsx';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { useShortcutKeys } from '../../kernel/shortcuts.ts';
import { TopSnackbar } from '../../kernel/snackbar/top-snackbar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { ShellDialogs } from './shell-dialogs.tsx';
import { SkipLink } from './skip-link.tsx';
import { useShellCommands } from './use-shell-commands.tsx';

export interface AppShellProps {
  readonly screens: RouteObject[];
  readonly companions: readonly ComponentType[];
  readonly paletteParts: readonly ComponentType[];
  readonly footers: readonly ComponentType[];
}

/** What the phone's bottom bar covers. */
const underBar = 'calc(60px + env(safe-area-inset-bottom))';
const mainLook = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none !important',
  pb: { xs: underBar, sm: 0 },
} as const;
/** The footer is below the window at first, whatever is still on its way above it. */
const aboveFooter = { ...mainLook, pb: 0, minHeight: 'calc(100dvh + 72px)' } as const;

const FooterPlace = ({ footers }: Pick<AppShellProps, 'footers'>) => (
  <Box
    component="footer"
    sx={{
      ...inAdvance,
      bgcolor: 'surface.sunken',
      borderTop: '1px solid',
      borderColor: 'divider',
      pb: { xs: underBar, sm: 0 },
    }}
  >
    <WhenSeen>
      {footers.map((Footer, index) => (
        <Footer key={index} />
      ))}
    </WhenSeen>
  </Box>
);

/** Header, the routed screen, the phone's bottom bar, and what floats above them. */
export const AppShell = ({ screens, companions, paletteParts, footers }: AppShellProps) => {
  const matches = matchRoutes(screens, useLocation()) ?? [];
  const handle = handleOf(matches);
  useNavigationDuties(handle);
  useShortcutKeys();
  useShellCommands();
  const loggedIn = useLoggedIn();
  return (
    <RouteHandleContext value={handle}>
      <Box
        sx={{
          ...(handle.full ? { height: '100dvh' } : { minHeight: '100dvh' }),
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <SkipLink />
        <Header />
        <Box component="main" id="main" tabIndex={-1} sx={handle.footer ? aboveFooter : mainLook}>
          <RoutedScreen screens={screens} pattern={matches.at(-1)?.route.path ?? ''} />
        </Box>
        {handle.footer ? <FooterPlace footers={footers} /> : null}
        <BottomBar />
        <TopSnackbar />
        <ShellDialogs paletteParts={paletteParts} />
        <Suspense>{loggedIn ? companions.map((Companion, index) => <Companion key={index} />) : null}</Suspense>
      </Box>
    </RouteHandleContext>
  );
};

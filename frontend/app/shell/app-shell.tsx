import Box from '@mui/material/Box';
import { type ComponentType, Suspense, use, useMemo } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { FeaturesContext, useParts } from '../../kernel/feature.ts';
import { screensOf } from '../router/screens.tsx';
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
import { useShellCommands } from './use-shell-commands.tsx';
import { overlay } from '../../design/tokens.ts';

const SkipLink = () => (
  <Box
    component="a"
    href="#main"
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: overlay + 400,
      px: 2,
      py: 1,
      borderRadius: '10px',
      bgcolor: 'surface.inverse',
      color: 'surface.onInverse',
      textDecoration: 'none',
      fontWeight: 600,
      transform: 'translateY(-200%)',
      '&:focus': { transform: 'none' },
    }}
  >
    본문으로 건너뛰기
  </Box>
);

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

const FooterPlace = ({ footers }: { footers: readonly ComponentType[] }) => (
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

export const AppShell = () => {
  const features = use(FeaturesContext);
  const screens = useMemo(() => screensOf(features), [features]);
  const [companions, footers] = [useParts('Companion'), useParts('Footer')];
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
        {features.map(({ Banner }, index) => (Banner ? <Banner key={index} isShop={handle.footer === true} /> : null))}
        <Header />
        <Box component="main" id="main" tabIndex={-1} sx={handle.footer ? aboveFooter : mainLook}>
          <RoutedScreen screens={screens} pattern={matches.at(-1)?.route.path ?? ''} />
        </Box>
        {handle.footer ? <FooterPlace footers={footers} /> : null}
        <BottomBar />
        <TopSnackbar />
        <ShellDialogs />
        <Suspense>{loggedIn ? companions.map((Companion, index) => <Companion key={index} />) : null}</Suspense>
      </Box>
    </RouteHandleContext>
  );
};

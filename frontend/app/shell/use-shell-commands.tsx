import AdminPanelSettingsRounded from '@mui/icons-material/AdminPanelSettingsRounded';
import BrightnessMediumRounded from '@mui/icons-material/BrightnessMediumRounded';
import LoginRounded from '@mui/icons-material/LoginRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import { useColorScheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type PaletteItem, usePaletteItems } from '../../kernel/palette.ts';
import { useLogout } from '../../identity/session/use-logout.public.ts';
import { useIsAdmin, useLoggedIn } from '../../kernel/session/use-session.ts';
import { useShortcut } from '../../kernel/shortcuts.ts';
import { placesFor } from './navigation.tsx';
import { dialogOpened } from './shell.slice.ts';

const useShellShortcuts = () => {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const palette = () => dispatch(dialogOpened('palette'));
  useShortcut({ keys: '/', label: '검색 또는 이동', group: '어디서나' }, palette);
  useShortcut({ keys: 'mod+k', label: '검색 또는 이동', group: '어디서나' }, palette);
  useShortcut({ keys: '?', label: '단축키 보기', group: '어디서나' }, () => dispatch(dialogOpened('shortcuts')));
  useShortcut({ keys: 'g h', label: '홈으로', group: '이동' }, () => void navigate('/'));
  useShortcut({ keys: 'g s', label: '쇼핑으로', group: '이동' }, () => void navigate('/shop'));
  useShortcut({ keys: 'g r', label: '요청으로', group: '이동' }, () => void navigate('/request'), useLoggedIn());
};

const modes = [
  { mode: 'light', label: '화면 밝게' },
  { mode: 'dark', label: '화면 어둡게' },
  { mode: 'system', label: '화면 밝기를 시스템에 맞추기' },
] as const;

/** What the shell adds to the palette and to the keyboard. */
export const useShellCommands = () => {
  useShellShortcuts();
  const loggedIn = useLoggedIn();
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const { setMode } = useColorScheme();
  const logOut = useLogout();
  const items = useMemo<readonly PaletteItem[]>(() => {
    const go = (path: string) => () => void navigate(path);
    const places = placesFor(loggedIn).map(({ path, label, Icon }) => ({
      id: `go ${path}`,
      label,
      group: '이동',
      icon: <Icon />,
      run: go(path),
    }));
    const looks = modes.map(({ mode, label }) => ({
      id: `mode ${mode}`,
      label,
      group: '설정',
      keywords: ['테마', '다크', '라이트', 'theme'],
      icon: <BrightnessMediumRounded />,
      run: () => setMode(mode),
    }));
    const session: readonly PaletteItem[] = loggedIn
      ? [
          {
            id: 'go /my',
            label: '내 정보',
            group: '계정',
            keywords: ['비밀번호', '프로필', '기기'],
            icon: <PersonRounded />,
            run: go('/my'),
          },
          { id: 'logout', label: '로그아웃', group: '계정', icon: <LogoutRounded />, run: () => void logOut() },
        ]
      : [{ id: 'login', label: '로그인', group: '계정', icon: <LoginRounded />, run: go('/login') }];
    const admin: readonly PaletteItem[] = isAdmin
      ? [
          {
            id: 'go /adm',
            label: '관리',
            group: '이동',
            keywords: ['회원', '관리자'],
            icon: <AdminPanelSettingsRounded />,
            run: go('/adm'),
          },
        ]
      : [];
    return [...places, ...admin, ...session, ...looks];
    // eslint-disable-next-line react/exhaustive-deps -- logOut does the same on every render
  }, [isAdmin, loggedIn, navigate, setMode]);
  usePaletteItems(items);
};

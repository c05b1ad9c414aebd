import BrightnessAutoRounded from '@mui/icons-material/BrightnessAutoRounded';
import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';

const modes = {
  system: { label: '시스템 설정', Icon: BrightnessAutoRounded, next: 'light' },
  light: { label: '밝게', Icon: LightModeRounded, next: 'dark' },
  dark: { label: '어둡게', Icon: DarkModeRounded, next: 'system' },
} as const;

/** The mode in force, its label, and the step to the next of system, light, dark. */
export const useThemeSwitch = () => {
  const { mode, setMode } = useColorScheme();
  const { label, Icon, next } = modes[mode ?? 'system'];
  return { label, Icon, advance: () => setMode(next) };
};

export const ThemeSwitch = () => {
  const { label, Icon, advance } = useThemeSwitch();
  const text = `화면 밝기: ${label}`;
  return (
    <IconButton onClick={advance} aria-label={text} title={text}>
      <Icon fontSize="small" />
    </IconButton>
  );
};

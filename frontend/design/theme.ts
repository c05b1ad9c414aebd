import { createTheme } from '@mui/material/styles';
import { themeComponents } from './theme-components.ts';
import { dark, fontFamily, light, motion, overlay, radius, type Tone, type ToneColours } from './tokens.ts';

interface SurfacePalette {
  readonly raised: string;
  readonly sunken: string;
  /** Skeletons. */
  readonly bone: string;
  readonly inverse: string;
  readonly onInverse: string;
  /** Edges of what can be filled in. */
  readonly outline: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    readonly tones: Record<Tone, ToneColours>;
    readonly surface: SurfacePalette;
    readonly link: string;
    readonly faint: string;
  }
  interface PaletteOptions {
    readonly tones?: Record<Tone, ToneColours>;
    readonly surface?: SurfacePalette;
    readonly link?: string;
    readonly faint?: string;
  }
}

type Scheme = typeof light | typeof dark;

const palette = (scheme: Scheme) => ({
  primary: scheme.primary,
  secondary: scheme.secondary,
  error: scheme.error,
  warning: scheme.warning,
  success: scheme.success,
  background: { default: scheme.page, paper: scheme.surface },
  text: { primary: scheme.text, secondary: scheme.textSoft, disabled: scheme.textFaint },
  divider: scheme.line,
  tones: scheme.tones,
  surface: {
    raised: scheme.raised,
    sunken: scheme.sunken,
    bone: scheme.bone,
    inverse: scheme.inverse,
    onInverse: scheme.onInverse,
    outline: scheme.lineStrong,
  },
  link: scheme.link,
  faint: scheme.textFaint,
});

const title = (fontSize: number, lineHeight: number) => ({
  fontSize,
  lineHeight,
  fontWeight: 700,
  letterSpacing: '-0.02em',
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'maru' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  shape: { borderRadius: radius },
  zIndex: {
    appBar: 1100,
    drawer: overlay,
    modal: overlay + 100,
    snackbar: overlay + 200,
    tooltip: overlay + 300,
    speedDial: overlay,
    fab: overlay,
  },
  transitions: {
    duration: {
      shortest: motion.short,
      shorter: motion.short,
      short: motion.standard,
      standard: motion.standard,
      complex: motion.long,
      enteringScreen: motion.long,
      leavingScreen: motion.short,
    },
  },
  typography: {
    fontFamily,
    fontWeightMedium: 600,
    body1: { fontSize: 16, lineHeight: 1.6 },
    body2: { fontSize: 14, lineHeight: 1.5 },
    caption: { fontSize: 13, lineHeight: 1.45 },
    subtitle1: { fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
    subtitle2: { fontSize: 14, lineHeight: 1.5, fontWeight: 600 },
    h1: title(32, 1.3),
    h2: title(24, 1.35),
    h3: title(20, 1.4),
    h4: title(18, 1.4),
    button: { fontSize: 15, fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  components: themeComponents,
});

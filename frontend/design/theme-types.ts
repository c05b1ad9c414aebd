import type { Tone, ToneColours } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    readonly tones: Record<Tone, ToneColours>;
    readonly surface: { readonly raised: string; readonly sunken: string; readonly inverse: string; readonly onInverse: string };
    readonly link: string;
    readonly faint: string;
  }
  interface PaletteOptions {
    readonly tones?: Record<Tone, ToneColours>;
    readonly surface?: { readonly raised: string; readonly sunken: string; readonly inverse: string; readonly onInverse: string };
    readonly link?: string;
    readonly faint?: string;
  }
}

import type { Tone, ToneColours } from './tokens.ts';

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

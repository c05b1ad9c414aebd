import type { ImageFolder } from './image.routes.ts';

/** Widths in pixels of smaller copies: what many see is sent no larger than it is shown. */
export const smallerWidths: Partial<Readonly<Record<ImageFolder, readonly number[]>>> = { item: [400], slide: [800] };

/** Address or key of a smaller copy; where there is none of that width it answers the picture itself. */
export const sizedImage = (url: string, width: number): string => url.replace(/\.webp$/, `-${width}.webp`);
/** The address of the picture itself. */
export const fullImage = (url: string): string => url.replace(/-\d{3,4}\.webp$/, '.webp');

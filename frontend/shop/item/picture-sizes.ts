import { sizedImage } from '@maru/contracts/media/image/image.sizes';

/** How wide a picture is shown: in a grid, alone, or in the row of a list. */
export const pictureSizes = {
  grid: '(min-width: 900px) 280px, (min-width: 600px) 31vw, 46vw',
  alone: '(min-width: 1248px) 590px, (min-width: 600px) 50vw, 100vw',
  row: '40px',
} as const;
export type PictureSize = keyof typeof pictureSizes;

/** The widths an item's picture is kept in. */
export const pictureSet = (url: string) => `${sizedImage(url, 400)} 400w, ${url} 800w`;

import type { ImageFolder } from '@maru/contracts/media/image/image.routes';
import { smallerWidths } from '@maru/contracts/media/image/image.sizes';
import sharp from 'sharp';
import type { Picture, SmallerPicture } from './re-encode.ts';

export const shrink = (content: Buffer, own: number, folder: ImageFolder): Promise<readonly SmallerPicture[]> =>
  Promise.all(
    (smallerWidths[folder] ?? [])
      .filter((width) => width < own)
      .map(async (width) => ({
        width,
        content: await sharp(content).resize({ width }).webp({ quality: 80, smartSubsample: true }).toBuffer(),
      })),
  );

export const withSmaller = async (picture: Picture, folder: ImageFolder): Promise<Picture> => ({
  ...picture,
  smaller: await shrink(picture.content, picture.width, folder),
});

import { maxImagePixels } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ImageFolder, ImageForm } from '@maru/contracts/media/image/image.routes';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { smallerWidths } from '@maru/contracts/media/image/image.sizes';
import { type PictureKind, pictureKind } from './picture-kind.ts';

export interface SmallerPicture {
  readonly width: number;
  readonly content: Buffer;
}

/** Written by our own encoder; sizes in pixels. */
export interface Picture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  readonly smaller?: readonly SmallerPicture[];
}
type Shape = Pick<ImageForm, 'width' | 'fit'>;

const mostSeconds = 20;
// How many threads work at a time is for the queue to say.
sharp.concurrency(1);
// No picture comes twice.
sharp.cache(false);

/** Whatever else was in the file stays behind. Throws `unsupported_image`, `image_too_large`. */
export const reEncode = async (bytes: Buffer, shape: Shape): Promise<Picture> => {
  const kind = pictureKind(bytes);
  if (!kind) throw new Rejected('unsupported_image');
  const size = await sizeOf(bytes, kind);
  const { data, info } = await read(
    resize(sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error' }).autoOrient(), shape, size)
      .webp({ quality: 84, smartSubsample: true })
      .timeout({ seconds: mostSeconds })
      .toBuffer({ resolveWithObject: true }),
  );
  return { content: data, width: info.width, height: info.height };
};

/** From the header alone: a file of a few kilobytes can unfold to gigabytes. */
const sizeOf = async (bytes: Buffer, kind: PictureKind) => {
  const metadata = await read(sharp(bytes, { limitInputPixels: false }).metadata());
  if (formatOf(metadata) !== kind) throw new Rejected('unsupported_image');
  const size = { width: metadata.width, height: metadata.pageHeight ?? metadata.height };
  if (size.width * size.height > maxImagePixels) throw new Rejected('image_too_large');
  return size;
};

const formatOf = ({ format, compression }: Metadata) => (format === 'heif' && compression === 'av1' ? 'avif' : format);

const resize = (picture: Sharp, { width, fit }: Shape, size: { readonly width: number; readonly height: number }) => {
  if (fit) return picture.resize({ width, height: width, fit: 'inside', withoutEnlargement: true });
  const side = Math.min(width, size.width, size.height);
  return picture.resize({ width: side, height: side, fit: 'cover' });
};

const read = async <T>(reading: Promise<T>): Promise<T> => {
  try {
    return await reading;
  } catch (error) {
    throw new Rejected(
      error instanceof Error && error.message.startsWith('timeout') ? 'image_too_large' : 'unsupported_image',
    );
  }
};

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

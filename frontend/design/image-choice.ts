import { maxImageBytes, maxImages } from '@maru/contracts/kernel/limits';
import { fileSize } from '../format/format.ts';

/** A picture in a form: a file that is still to be uploaded, or the address of a stored one. */
export type PickedImage = File | string;
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

export interface Choice {
  readonly images: readonly PickedImage[];
  /** Why something was left out, for the person. */
  readonly refusal: string | undefined;
}

const refusalOf = (file: File) => {
  if (!acceptedTypes.includes(file.type)) return `${file.name}: JPG, PNG, WebP, GIF, AVIF 이미지만 올릴 수 있어요.`;
  return file.size > maxImageBytes
    ? `${file.name}: ${fileSize(maxImageBytes)} 이하의 이미지만 올릴 수 있어요.`
    : undefined;
};

/** What is chosen once `files` are added; a picker for one replaces what it had. */
export const addImages = (chosen: readonly PickedImage[], files: readonly File[], max: number = maxImages): Choice => {
  const good = files.filter((file) => refusalOf(file) === undefined);
  const refusals = files.flatMap((file) => refusalOf(file) ?? []);
  if (max === 1) return { images: good.length > 0 ? good.slice(-1) : chosen, refusal: refusals[0] };
  const images = [...chosen, ...good];
  const tooMany = images.length > max ? `이미지는 ${max}장까지 올릴 수 있어요.` : undefined;
  return { images: images.slice(0, max), refusal: refusals[0] ?? tooMany };
};

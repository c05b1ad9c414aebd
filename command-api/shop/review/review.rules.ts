import type { Actor } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { isOwnImage } from '@maru/contracts/shop/review/review.fields';

/** Pictures of others are not one's own words. */
export const mustBeOwnImages = (images: readonly string[], actor: Actor) => {
  if (images.every((url) => isOwnImage(url, actor.id))) return;
  throw new Rejected('invalid_input', { errors: [{ path: 'images', message: '직접 올린 사진만 쓸 수 있어요.' }] });
};

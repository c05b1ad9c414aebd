import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { imageWidth } from '../../kernel/limits.ts';
import { endpointRoute } from '../../kernel/route.ts';

/**
 * Who may upload: `user`, `review` oneself; `claim` oneself, and whoever showed that the order `id` is his; `namecard`
 * oneself and administrators; `issue`, `comment` members of `id`; others administrators.
 */
export const imageFolder = z.enum(['user', 'issue', 'comment', 'item', 'review', 'claim', 'slide', 'namecard', 'card']);
export type ImageFolder = z.infer<typeof imageFolder>;
/** Kept by person, and gone with the account. */
export const personalFolders: readonly ImageFolder[] = ['user', 'review', 'namecard'];
/** Kept by person. Photos of claims belong to the record of an order, which is kept without the account, too. */
export const ownFolders: readonly ImageFolder[] = [...personalFolders, 'claim'];

/** `width` in pixels; `fit: true` keeps the proportions inside it, `false` cuts a square. Never enlarged. */
export const imageForm = z.object({
  folder: imageFolder,
  id,
  width: z.coerce.number().int().min(16).max(1600).default(imageWidth.default),
  fit: z.stringbool().default(true),
});
export type ImageForm = z.infer<typeof imageForm>;

/** Address to use in `image` fields and `<img src>`; sizes in pixels. */
export const storedImage = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type StoredImage = z.infer<typeof storedImage>;

export const imageRoutes = {
  uploadOne: endpointRoute({
    method: 'POST',
    path: 'util/upload_image',
    access: 'invited',
    summary:
      'Stores one picture (multipart field `image`); without a login a sign-up may store its own, and a guest photos of a claim, by the cookies they were answered.',
    input: imageForm,
    answer: storedImage,
  }),
  uploadByAddin: endpointRoute({
    method: 'POST',
    path: 'addin/image',
    access: 'addin',
    summary: 'For the add-in: stores one picture (multipart field `image`) for an issue or a comment of its person.',
    input: imageForm.extend({ folder: imageFolder.extract(['issue', 'comment']) }),
    answer: storedImage,
  }),
  uploadMany: endpointRoute({
    method: 'POST',
    path: 'util/multi_images',
    access: 'invited',
    summary: 'Stores several pictures (multipart field `image`, repeated).',
    input: imageForm,
    answer: z.object({ images: z.array(storedImage) }),
  }),
};

export const imageErrors = { none: '이미지를 골라 주세요.', count: '이미지 개수를 다시 확인해 주세요.' } as const;

import type { ImageFolder, StoredImage } from '@maru/contracts/media/image/image.routes';
import { sizedImage } from '@maru/contracts/media/image/image.sizes';
import { v7 } from 'uuid';
import type { Picture } from './re-encode.ts';

export interface PictureFiles {
  put(key: string, content: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
}

/** All of them, or none is left behind. */
export const imageStorage =
  (files: PictureFiles) =>
  async (folder: ImageFolder, owner: string, pictures: readonly Picture[]): Promise<readonly StoredImage[]> => {
    const entries = pictures.map((picture) => ({ ...picture, key: `${folder}/${owner}/${v7()}.webp` }));
    const parts = entries.flatMap(({ key, content, smaller = [] }) => [
      { key, content },
      ...smaller.map((one) => ({ key: sizedImage(key, one.width), content: one.content })),
    ]);
    const results = await Promise.allSettled(parts.map(({ key, content }) => files.put(key, content)));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) {
      await Promise.allSettled(parts.map(({ key }) => files.remove(key)));
      throw failure.reason;
    }
    return entries.map(({ key, width, height }) => ({ url: `/api/file/${key}`, width, height }));
  };

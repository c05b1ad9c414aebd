import { requestTimeoutMs, uploadTimeoutMs } from '@maru/contracts/kernel/limits';
import type { ImageFolder, StoredImage } from '@maru/contracts/media/image/image.routes';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { PickedImage } from '../../design/image-choice.ts';
import type { SessionState } from '../session/session.slice.ts';
import type { Problem } from '../http/problem.ts';
import { upload, type Upload, type UploadResult } from './upload.ts';

export interface ImageTarget {
  readonly folder: ImageFolder;
  /** The user's own id for `user`, the project's for `issue` and `comment`. */
  readonly id: string;
  /** Pixels; see `imageWidth` of the contracts' limits. */
  readonly width: number;
  /** Keeps the proportions (default) or cuts a square. */
  readonly fit?: boolean;
}
type Progress = Pick<Upload, 'onProgress' | 'signal' | 'quiet'>;
type Result =
  | { readonly data: readonly string[]; readonly error?: never }
  | { readonly data?: never; readonly error: Problem };
type Thunk<T> = ThunkAction<T, { readonly session: SessionState }, unknown, UnknownAction>;

const formOf = ({ folder, id, width, fit = true }: ImageTarget, files: readonly File[]) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ folder, id, width: String(width), fit: String(fit) }))
    form.append(name, value);
  for (const file of files) form.append('image', file);
  return form;
};

const uploadFiles =
  (
    files: readonly File[],
    target: ImageTarget,
    progress: Progress,
  ): Thunk<Promise<UploadResult<readonly StoredImage[]>>> =>
  async (dispatch) => {
    const form = formOf(target, files);
    if (files.length > 1) {
      const { data, error } = await dispatch(
        upload<{ images: StoredImage[] }>({ path: 'util/multi_images', form, timeout: uploadTimeoutMs, ...progress }),
      );
      return error ? { error } : { data: data.images };
    }
    const { data, error } = await dispatch(
      upload<StoredImage>({ path: 'util/upload_image', form, timeout: requestTimeoutMs, ...progress }),
    );
    return error ? { error } : { data: [data] };
  };

/**
 * Uploads the files among chosen pictures and answers the addresses of all, in their order. Does nothing unless folder
 * and id are given and something is to be uploaded.
 */
export const storeImages =
  (images: readonly PickedImage[], target: ImageTarget, progress: Progress = {}): Thunk<Promise<Result>> =>
  async (dispatch) => {
    const files = images.filter((image) => typeof image !== 'string');
    const hasNothing = files.length === 0 || !target.folder || !target.id;
    const { data = [], error } = hasNothing ? {} : await dispatch(uploadFiles(files, target, progress));
    if (error) return { error };
    const stored = data.map(({ url }) => url).values();
    return { data: images.flatMap((image) => (typeof image === 'string' ? image : (stored.next().value ?? []))) };
  };

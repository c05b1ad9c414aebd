import { useCallback, useRef, useState } from 'react';
import type { PickedImage } from '../../design/image-choice.ts';
import { useDispatch } from '../state/hooks.ts';
import { type ImageTarget, storeImages } from './store-images.ts';

/** Uploading for a form: `percent` while it runs, `cancel`, and `store`, which answers the addresses or undefined. */
export const useImageUpload = () => {
  const dispatch = useDispatch();
  const [percent, setPercent] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const store = useCallback(
    async (images: readonly PickedImage[], target: ImageTarget): Promise<readonly string[] | undefined> => {
      const abort = new AbortController();
      running.current = abort;
      if (images.some((image) => typeof image !== 'string')) setPercent(0);
      const { data } = await dispatch(storeImages(images, target, { onProgress: setPercent, signal: abort.signal }));
      setPercent(undefined);
      return data;
    },
    [dispatch],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  return { percent, store, cancel };
};

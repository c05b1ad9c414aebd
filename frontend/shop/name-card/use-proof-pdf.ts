import { uploadTimeoutMs } from '@maru/contracts/kernel/limits';
import { useRef, useState } from 'react';
import { upload } from '../../kernel/api/upload.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type CardLine, nameCardApi } from './name-card.api.ts';

/** `percent` while it runs; `store` answers whether the buyer is shown it. */
export const useProofPdf = () => {
  const dispatch = useDispatch();
  const [percent, setPercent] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const store = async ({ order_id, no }: CardLine, file: File): Promise<boolean> => {
    const abort = new AbortController();
    running.current = abort;
    setPercent(0);
    const { error } = await dispatch(
      upload<unknown>({
        path: `adm/namecard/proof/pdf?${new URLSearchParams({ order_id, no: String(no) }).toString()}`,
        form: file.slice(0, file.size, 'application/octet-stream'),
        timeout: uploadTimeoutMs,
        onProgress: setPercent,
        signal: abort.signal,
      }),
    );
    setPercent(undefined);
    dispatch(nameCardApi.util.invalidateTags(['NameCard']));
    return error === undefined;
  };
  return { percent, store, cancel: () => running.current?.abort() };
};

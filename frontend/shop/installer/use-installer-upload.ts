import { uploadTimeoutMs } from '@maru/contracts/kernel/limits';
import type { Installers } from '@maru/contracts/shop/installer/installer.views';
import { useRef, useState } from 'react';
import { upload } from '../../kernel/api/upload.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { installerApi } from './installer.api.ts';

/** `percent` while it runs; `store` answers whether it was stored. */
export const useInstallerUpload = () => {
  const dispatch = useDispatch();
  const [percent, setPercent] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const store = async (version: string, file: File): Promise<boolean> => {
    const abort = new AbortController();
    running.current = abort;
    setPercent(0);
    const path = `adm/installer/upload?${new URLSearchParams({ version, name: file.name }).toString()}`;
    const { error } = await dispatch(
      upload<Installers>({
        path,
        form: file.slice(0, file.size, 'application/octet-stream'),
        timeout: uploadTimeoutMs,
        onProgress: setPercent,
        signal: abort.signal,
      }),
    );
    setPercent(undefined);
    dispatch(installerApi.util.invalidateTags(['Installer']));
    return error === undefined;
  };
  return { percent, store, cancel: () => running.current?.abort() };
};

import { useState } from 'react';
import { storage } from '../storage.ts';

const key = 'maru.admin.folded';

/** Whether the navigation shows icons only, as it was left in this browser, and how to turn that. */
export const useFolded = () => {
  const [folded, setFolded] = useState(() => storage.read(key) === '1');
  const turn = () => {
    setFolded(!folded);
    storage.write(key, folded ? '0' : '1');
  };
  return [folded, turn] as const;
};

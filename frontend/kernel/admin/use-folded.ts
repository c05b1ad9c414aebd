import { useState } from 'react';

const key = 'maru.admin.folded';
const read = () => {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
};

/** Whether the navigation shows icons only, as it was left in this browser, and how to turn that. */
export const useFolded = () => {
  const [folded, setFolded] = useState(read);
  const turn = () => {
    setFolded(!folded);
    try {
      localStorage.setItem(key, folded ? '0' : '1');
    } catch {
      // Storage is refused: it is forgotten with the page.
    }
  };
  return [folded, turn] as const;
};

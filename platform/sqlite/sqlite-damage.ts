import { existsSync, renameSync, rmSync } from 'node:fs';

const suffixes = ['', '-wal', '-shm'];
const asideOf = (file: string) => `${file}.damaged`;

export const removeFile = (file: string): void => {
  for (const suffix of suffixes) rmSync(`${file}${suffix}`, { force: true });
};

/** Out of the way, for whoever wants to know what happened, and answers where to. Only the last one stays. */
export const moveAside = (file: string): string => {
  const aside = asideOf(file);
  removeFile(aside);
  for (const suffix of suffixes)
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${aside}${suffix}`);
  return aside;
};

/** It may hold what erased persons were. */
export const removeAside = (file: string): void => removeFile(asideOf(file));

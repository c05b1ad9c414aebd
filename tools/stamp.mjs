import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash over files of a folder: contents, not dates, so that a checkout or a deleted file cannot mislead it. */
export const stampOf = (folder, paths) => {
  const hash = createHash('sha256');
  for (const path of paths.toSorted())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(folder, path)))
      .update('\0');
  return hash.digest('hex');
};

/** Whether what was built last was made of the same. */
export const hasStamp = (file, stamp) => existsSync(file) && readFileSync(file, 'utf8') === stamp;

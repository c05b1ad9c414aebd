import { copyFiles } from './copy-files.ts';
import type { MigrateOptions } from './options.ts';
import { openFileSource, openFileTarget } from './sides.ts';

/**
 * Copies and compares the files, where both ends are known. False when the target holds other files under the same
 * keys.
 */
export const migrateFiles = async ({ from, to }: MigrateOptions['files']): Promise<boolean> => {
  if (from === undefined || to === undefined) {
    console.log(
      `Files are not copied: ${from === undefined ? 'where they are is not known (--files-from)' : 'where they go is not known (--files)'}.`,
    );
    return true;
  }
  const source = await openFileSource(from);
  const target = await openFileTarget(to);
  try {
    const { files, copied, differing } = await copyFiles(source, target);
    console.log(`${files} files: ${copied} copied, ${files - copied - differing.length} were there and are the same`);
    for (const key of differing) console.error(`the target has another file at ${key}`);
    return differing.length === 0;
  } finally {
    await source.close();
    await target.close();
  }
};

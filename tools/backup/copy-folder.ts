import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';

/** File systems flush many files for little more than the price of one. */
const atOnce = pLimit(32);

/**
 * Copies what lies in a folder that others go on changing, on the disk when it resolves; answers how many files. What is
 * gone before its turn was erased. Drafts are left out: what they become has another name.
 */
export const copyFolder = async (from: string, to: string, isDraft: (name: string) => boolean): Promise<number> => {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = (await unlessGone(readdir(from, { withFileTypes: true }))) ?? [];
  const copies = entries
    .filter(({ name }) => !isDraft(name))
    .map((entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      return entry.isDirectory()
        ? copyFolder(source, target, isDraft)
        : atOnce(async () => Number(await copyDurably(source, target)));
    });
  const files = (await Promise.all(copies)).reduce((sum, count) => sum + count, 0);
  // Windows cannot open folders; its file systems write names in order by themselves.
  if (process.platform !== 'win32') await atOnce(() => flush(to));
  return files;
};

const copyDurably = async (source: string, target: string): Promise<boolean> => {
  const isCopied = await unlessGone(copyFile(source, target, constants.COPYFILE_EXCL).then(() => true));
  if (isCopied) await flush(target);
  return isCopied ?? false;
};

const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const unlessGone = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

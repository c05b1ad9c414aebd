import type { MigrateOptions } from './options.ts';
import { openFileSource, openFileTarget } from './sides.ts';
import { buffer } from 'node:stream/consumers';
import type { FileKey, FileStore } from '@maru/platform/file-store/file-store';
import type { FileSource } from './mongo.ts';

interface FilesCopied {
  readonly files: number;
  readonly copied: number;
  readonly differing: readonly FileKey[];
}

/** Writes what the target lacks and compares what it has: files never change, so a repeat only looks. */
const copyFiles = async (
  from: FileSource,
  to: FileStore,
  onFile: (files: number) => void = () => undefined,
): Promise<FilesCopied> => {
  let files = 0;
  let copied = 0;
  const differing: FileKey[] = [];
  for await (const key of from.keys()) {
    const content = await from.read(key);
    onFile((files += 1));
    const there = await to.get(key);
    if (there === undefined) {
      await to.put(key, content);
      copied += 1;
    } else if (!(await buffer(there.stream)).equals(content)) differing.push(key);
  }
  return { files, copied, differing };
};

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

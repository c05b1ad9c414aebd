import { buffer } from 'node:stream/consumers';
import type { FileKey, FileStore } from '@maru/platform/file-store/file-store';
import type { FileSource } from './file-source.ts';

export interface FilesCopied {
  readonly files: number;
  readonly copied: number;
  /** Keys under which the target holds something else. */
  readonly differing: readonly FileKey[];
}

/** Writes what the target lacks and compares what it has: files never change, so a repeat only looks. */
export const copyFiles = async (
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

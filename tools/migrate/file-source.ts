import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileKey } from '@maru/platform/file-store/file-store';
import { openMongoFiles } from './mongo.ts';

/** Files that can be listed and read. */
export interface FileSource {
  keys(): AsyncIterable<FileKey>;
  read(key: FileKey): Promise<Buffer>;
  close(): Promise<void>;
}

/** A name with a leading dot is no key. */
const below = async (path: string) =>
  existsSync(path) ? (await readdir(path)).filter((name) => !name.startsWith('.')).toSorted() : [];

async function* keysBelow(root: string): AsyncGenerator<FileKey> {
  for (const folder of await below(root)) {
    for (const owner of await below(join(root, folder))) {
      for (const name of await below(join(root, folder, owner))) yield `${folder}/${owner}/${name}`;
    }
  }
}

/**
 * The files of a folder. It is only read: opening it as a file store would clear away what a running server is writing
 * there.
 */
export const filesOfFolder = (root: string): FileSource => ({
  keys: () => keysBelow(root),
  read: (key) => readFile(join(root, key)),
  close: async () => undefined,
});

/** The files in a MongoDB. */
export const filesOfMongo = async (url: string): Promise<FileSource> => {
  const { files, keys, close } = await openMongoFiles(url);
  const read = async (key: FileKey) => {
    const found = await files.get(key);
    if (!found) throw new Error(`${key} is no longer there`);
    return buffer(found.stream);
  };
  return { keys, read, close };
};

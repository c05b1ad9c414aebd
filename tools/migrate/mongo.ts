import type { FileKey, FileStore } from '@maru/platform/file-store/file-store';
import type { KeyTable } from '@maru/platform/key-vault/key-table';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

// The driver is loaded only where it is used.

export interface MongoFiles {
  readonly files: FileStore;
  keys(): AsyncIterable<FileKey>;
  close(): Promise<void>;
}

export const openMongoFiles = async (url: string): Promise<MongoFiles> => {
  const { openMongo } = await import('@maru/platform/mongo/mongo-connection');
  const { gridFsFileStore } = await import('@maru/platform/file-store/gridfs-file-store');
  const { db, close } = await openMongo(url);
  async function* keys() {
    for await (const { filename } of db.collection<{ filename: FileKey }>('files.files').find().sort({ filename: 1 }))
      yield filename;
  }
  return { files: gridFsFileStore(db), keys, close };
};

export const openMongoKeys = async (url: string): Promise<{ readonly table: KeyTable; close(): Promise<void> }> => {
  const { openMongo } = await import('@maru/platform/mongo/mongo-connection');
  const { mongoKeyTable } = await import('@maru/platform/key-vault/mongo-key-table');
  const { db, close } = await openMongo(url);
  return { table: mongoKeyTable(db), close };
};

export const openMongoViews = async (url: string): Promise<ViewStore> => {
  const { openMongo } = await import('@maru/platform/mongo/mongo-connection');
  const { openMongoViewStore } = await import('@maru/platform/view-store/mongo-view-store');
  const { db, close } = await openMongo(url);
  const views = await openMongoViewStore(db);
  const closeViews = views.close.bind(views);
  return Object.assign(views, {
    close: async () => {
      await closeViews();
      await close();
    },
  });
};

export interface FileSource {
  keys(): AsyncIterable<FileKey>;
  read(key: FileKey): Promise<Buffer>;
  close(): Promise<void>;
}

/** A name with a leading dot is no key. */
const visibleNames = async (path: string) =>
  existsSync(path) ? (await readdir(path)).filter((name) => !name.startsWith('.')).toSorted() : [];

async function* keysBelow(root: string): AsyncGenerator<FileKey> {
  for (const folder of await visibleNames(root)) {
    for (const owner of await visibleNames(join(root, folder))) {
      for (const name of await visibleNames(join(root, folder, owner))) yield `${folder}/${owner}/${name}`;
    }
  }
}

/** The files of a folder, only read: a file store would clear away what a running server is writing there. */
export const filesOfFolder = (root: string): FileSource => ({
  keys: () => keysBelow(root),
  read: (key) => readFile(join(root, key)),
  close: async () => undefined,
});

export const filesOfMongo = async (url: string): Promise<FileSource> => {
  const { files, keys, close } = await openMongoFiles(url);
  const read = async (key: FileKey) => {
    const stored = await files.get(key);
    if (!stored) throw new Error(`${key} is no longer there`);
    return buffer(stored.stream);
  };
  return { keys, read, close };
};

import type { FileKey, FileStore } from '@maru/platform/file-store/file-store';
import type { KeyTable } from '@maru/platform/key-vault/key-table';
import type { ViewStore } from '@maru/platform/view-store/view-store';

// The driver is loaded only where it is used.

export interface MongoFiles {
  readonly files: FileStore;
  keys(): AsyncIterable<FileKey>;
  close(): Promise<void>;
}

/** The files of a MongoDB, which GridFS lists by their names. */
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
  const leave = views.close.bind(views);
  return Object.assign(views, {
    close: async () => {
      await leave();
      await close();
    },
  });
};

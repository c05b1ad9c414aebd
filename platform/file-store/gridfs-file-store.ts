import { type Collection, type Db, ObjectId } from 'mongodb';
import { insertIfNew, isMongoAway } from '../mongo/mongo-errors.ts';
import { bounded } from '../mongo/patience.ts';
import { type FileChunk, type FileDescription, indexChunks, readChunks, writeChunks } from './gridfs-chunks.ts';
import { beginningOf, type FileContent, type FileStore, FileStoreUnavailable, partsOfKey } from './file-store.ts';

const bucketName = 'files';

/** A file is seen once its description is written, after all chunks. Throws `FileStoreUnavailable`. */
export function gridFsFileStore(db: Db): FileStore {
  const chunks = db.collection<FileChunk>(`${bucketName}.chunks`);
  const files = db.collection<FileDescription>(`${bucketName}.files`);
  const leftovers = gridFsLeftovers(db, bucketName);
  const prepared = onceDone(async () => {
    await files.createIndex({ filename: 1 }, { unique: true });
    await indexChunks(chunks);
    await leftovers.clear(async (_id) => (await files.findOne({ _id }, bounded)) !== null);
  });

  const isSafe = safetyOf(files);
  const write = fileWriter({ files, chunks }, leftovers);
  const removeFile = async (_id: ObjectId) => {
    await leftovers.begin(_id);
    await files.deleteOne({ _id });
    await leftovers.drop(_id);
  };

  return {
    async put(key, content) {
      partsOfKey(key);
      await orUnavailable(async () => {
        await prepared();
        if ((await isSafe(key)) || (await write(key, content)) || (await isSafe(key))) return;
        throw new FileStoreUnavailable('the file is just being stored elsewhere');
      });
    },
    async get(key) {
      partsOfKey(key);
      const file = await orUnavailable(() => files.findOne({ filename: key }, bounded));
      return file === null ? undefined : { size: file.length, stream: readChunks(chunks, file) };
    },
    async remove(key) {
      partsOfKey(key);
      await orUnavailable(async () => {
        const file = await files.findOne({ filename: key }, bounded);
        if (file !== null) await removeFile(file._id);
      });
    },
    async removeAll(folder, owner) {
      const beginning = beginningOf(folder, owner);
      // Of all that a key is made of, only "." means something here.
      const filename = { $regex: `^${beginning.replaceAll('.', String.raw`\.`)}` };
      await orUnavailable(async () => {
        for (const { _id } of await files.find({ filename }, bounded).toArray()) await removeFile(_id);
      });
    },
    async close() {},
  };
}

/** Majority, since whoever finds a file by it says that it is safe. */
const safetyOf =
  (files: Collection<FileDescription>) =>
  async (filename: string): Promise<boolean> =>
    (await files.findOne({ filename }, { ...bounded, readConcern: { level: 'majority' } })) !== null;

interface Collections {
  readonly files: Collection<FileDescription>;
  readonly chunks: Collection<FileChunk>;
}

/** False where another file has the name. */
const fileWriter =
  ({ files, chunks }: Collections, leftovers: Leftovers) =>
  async (filename: string, content: FileContent): Promise<boolean> => {
    const _id = new ObjectId();
    await leftovers.begin(_id);
    const description = await writeChunks(chunks, { _id, filename }, content).catch(async (error: unknown) => {
      // Should this fail as well, they are cleared as a crash's are.
      await leftovers.drop(_id).catch(() => undefined);
      throw error;
    });
    const written = await insertIfNew(files.insertOne(description));
    await (written ? leftovers.keep(_id) : leftovers.drop(_id));
    return written;
  };

const orUnavailable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isMongoAway(error)) throw new FileStoreUnavailable('the file store is not reached', { cause: error });
    throw error;
  }
};

/** Shared by all who ask; begun again after it failed. */
const onceDone = (work: () => Promise<void>) => {
  let doing: Promise<void> | undefined;
  return () => {
    doing ??= work().catch((error: unknown) => {
      doing = undefined;
      throw error;
    });
    return doing;
  };
};

const dayMs = 86_400_000;

/** A file that is being written or removed, so that a crash's leftovers are found without a look at every chunk. */
interface PendingFile {
  readonly _id: ObjectId;
  readonly at: Date;
}

interface Leftovers {
  /** To be called before chunks are written or a description is removed. */
  begin(id: ObjectId): Promise<void>;
  keep(id: ObjectId): Promise<void>;
  drop(id: ObjectId): Promise<void>;
  clear(isWhole: (id: ObjectId) => Promise<boolean>): Promise<void>;
}

const gridFsLeftovers = (db: Db, name: string): Leftovers => {
  const chunks = db.collection(`${name}.chunks`);
  const unfinished = db.collection<PendingFile>(`${name}.unfinished`);
  const keep = async (id: ObjectId) => void (await unfinished.deleteOne({ _id: id }));
  const drop = async (id: ObjectId) => {
    await chunks.deleteMany({ files_id: id });
    await keep(id);
  };
  return {
    keep,
    drop,
    begin: async (id) => void (await unfinished.updateOne({ _id: id }, { $set: { at: new Date() } }, { upsert: true })),
    clear: async (isWhole) => {
      const old = await unfinished.find({ at: { $lt: new Date(Date.now() - dayMs) } }, bounded).toArray();
      for (const { _id } of old) await ((await isWhole(_id)) ? keep(_id) : drop(_id));
    },
  };
};

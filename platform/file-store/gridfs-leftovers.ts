import type { Db, ObjectId } from 'mongodb';

const dayMs = 86_400_000;

/**
 * A file that is being written or removed: what a crash leaves of it is known by this, without a look at every chunk.
 */
interface Unfinished {
  readonly _id: ObjectId;
  readonly at: Date;
}

export interface Leftovers {
  /** To be called before a file's chunks are written, or its description is removed. */
  begin(id: ObjectId): Promise<void>;
  /** The file is whole. */
  keep(id: ObjectId): Promise<void>;
  /** Removes the chunks of a file without a description. */
  drop(id: ObjectId): Promise<void>;
  /** Keeps or drops what was begun over a day ago and forgotten. */
  clear(isWhole: (id: ObjectId) => Promise<boolean>): Promise<void>;
}

/**
 * Keeps account of files in the GridFS bucket `name` whose chunks and description are not both written, or not both
 * gone.
 */
export const gridFsLeftovers = (db: Db, name: string): Leftovers => {
  const chunks = db.collection(`${name}.chunks`);
  const unfinished = db.collection<Unfinished>(`${name}.unfinished`);
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
      const old = await unfinished.find({ at: { $lt: new Date(Date.now() - dayMs) } }).toArray();
      for (const { _id } of old) await ((await isWhole(_id)) ? keep(_id) : drop(_id));
    },
  };
};

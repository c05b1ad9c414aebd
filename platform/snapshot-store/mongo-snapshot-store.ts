import type { Binary, Db } from 'mongodb';
import type { FoldOf, SnapshotStore } from './snapshot-store.ts';

/** Snapshots and marks stand in one collection, so that nobody throws away the marks and leaves the snapshots. */
interface Row {
  readonly _id: string;
  readonly stream: string;
  readonly of?: string;
  readonly value?: string;
  readonly revision?: number;
  readonly position?: number;
  readonly hash?: string;
  readonly state?: Buffer | Binary;
}

/** MongoDB's limit of a document is 16 MiB; a state as large as that is folded from the log. */
const maxStateBytes = 15 * 1_048_576;
const idAt = (of: FoldOf, revision: number) => `at ${nameOf(of)} ${revision}`;
const nameOf = ({ fold, stream }: FoldOf) => `${fold} ${stream}`;

export const openMongoSnapshotStore = (db: Db): SnapshotStore => {
  const rows = db.collection<Row>('snapshots');
  let isIndexed = false;
  const index = async () => {
    if (isIndexed) return;
    await rows.createIndex({ of: 1, revision: -1 }, { name: 'of-revision' });
    await rows.createIndex({ stream: 1 }, { name: 'stream' });
    isIndexed = true;
  };
  const newest = (of: FoldOf, upTo: number) =>
    rows
      .find({ of: nameOf(of), revision: { $lte: upTo } })
      .sort({ revision: -1 })
      .limit(1);

  return {
    find: async (of, upTo = Number.MAX_SAFE_INTEGER) => {
      const row = await newest(of, upTo).next();
      if (!row?.state) return undefined;
      const { revision = -1, position = 0, hash = '', state } = row;
      return { revision, position, hash, state: Buffer.isBuffer(state) ? state : Buffer.from(state.buffer) };
    },
    mark: async (of, name) => {
      const [last, found] = await Promise.all([
        newest(of, Number.MAX_SAFE_INTEGER).project<Pick<Row, 'revision'>>({ revision: 1 }).next(),
        rows.findOne({ _id: `mark ${nameOf(of)} ${name}` }),
      ]);
      return { upTo: last?.revision ?? -1, value: found?.value };
    },
    save: async (of, { state, ...snapshot }, { since, byName }) => {
      if (state.length > maxStateBytes) throw new RangeError(`a state of ${state.length} bytes is too large to keep`);
      await index();
      const { stream } = of;
      if (since >= 0 && !(await rows.findOne({ _id: idAt(of, since) }, { projection: { _id: 1 } }))) return false;
      const upserts = [...byName].map(([name, value]) => ({
        replaceOne: { filter: { _id: `mark ${nameOf(of)} ${name}` }, replacement: { stream, value }, upsert: true },
      }));
      if (upserts.length > 0) await rows.bulkWrite(upserts, { ordered: false });
      const replacement = { stream, of: nameOf(of), ...snapshot, state };
      await rows.replaceOne({ _id: idAt(of, snapshot.revision) }, replacement, { upsert: true });
      return true;
    },
    forget: async (stream) => {
      // Snapshots first: marks without a snapshot are not believed.
      await rows.deleteMany({ stream, of: { $exists: true } });
      await rows.deleteMany({ stream });
    },
    close: async () => undefined,
  };
};

import { randomUUID } from 'node:crypto';
import type { Binary, Collection, Db } from 'mongodb';
import type { FoldOf, FoundMark, Marks, SnapshotStore, StoredSnapshot } from './snapshot-store.ts';

/**
 * Heads, snapshots and marks stand in one collection. A head names the line of its fold, which is whole up to the head's
 * revision. A line that lost its head never gets one again, so its rows may be removed in any order.
 */
interface Row {
  readonly _id: string;
  readonly line: string;
  readonly revision: number;
  /** Of heads. */
  readonly stream?: string;
  /** The revision of a snapshot. */
  readonly at?: number;
  readonly position?: number;
  readonly hash?: string;
  readonly state?: Buffer | Binary;
  /** Of marks. */
  readonly value?: string;
}

/** MongoDB's limit of a document is 16 MiB; a state as large as that is folded from the log. */
const maxStateBytes = 15 * 1_048_576;
const headId = ({ fold, stream }: FoldOf) => `head ${fold} ${stream}`;
const snapshotId = (line: string, revision: number) => `at ${line} ${revision}`;
const markId = (line: string, name: string) => `mark ${line} ${name}`;

export const openMongoSnapshotStore = (db: Db): SnapshotStore => {
  const rows = db.collection<Row>('snapshots');
  let isIndexed = false;
  const index = async () => {
    if (isIndexed) return;
    await rows.createIndex({ line: 1, at: -1 }, { name: 'line-at' });
    await rows.createIndex({ stream: 1 }, { name: 'stream' });
    isIndexed = true;
  };
  const headOf = (of: FoldOf) => rows.findOne({ _id: headId(of) });

  return {
    find: async (of, upTo = Number.MAX_SAFE_INTEGER) => {
      const head = await headOf(of);
      if (!head) return undefined;
      const newest = { line: head.line, at: { $lte: Math.min(upTo, head.revision) } };
      const row = await rows.find(newest).sort({ at: -1 }).limit(1).next();
      if (!row?.state) return undefined;
      const { revision, position = 0, hash = '', state } = row;
      return { revision, position, hash, state: Buffer.isBuffer(state) ? state : Buffer.from(state.buffer) };
    },
    mark: async (of, name): Promise<FoundMark> => {
      const head = await headOf(of);
      const found = head && (await rows.findOne({ _id: markId(head.line, name) }));
      // Heads go first, so with the head still there nothing of its line was missing when the mark was read.
      const after = head && (await headOf(of));
      if (!head || after?.line !== head.line) return { upTo: -1, value: undefined };
      return { upTo: head.revision, value: found?.value };
    },
    save: async (of, snapshot, marks) => {
      const { length } = snapshot.state;
      if (length > maxStateBytes) throw new RangeError(`a state of ${length} bytes is too large to keep`);
      await index();
      const head = await headOf(of);
      const joined = head && (await lineToJoin(rows, head, snapshot, marks));
      if (joined) return goOn(rows, of, joined, { snapshot, marks });
      if (marks.since >= 0) return false;
      return beginLine(rows, of, head, { snapshot, marks });
    },
    forget: async (stream) => {
      for (const head of await rows.find({ stream }).toArray()) await dropLine(rows, head);
    },
    close: async () => undefined,
  };
};

/** The head first: without it nothing of a line is found. */
const dropLine = async (rows: Collection<Row>, { _id, line }: Row) => {
  await rows.deleteOne({ _id, line });
  await rows.deleteMany({ line });
};

/** A fold made from the beginning joins a line only where that is of the same events; otherwise it begins one. */
const lineToJoin = async (
  rows: Collection<Row>,
  head: Row,
  { revision, hash }: StoredSnapshot,
  { since }: Marks,
): Promise<string | undefined> => {
  if (since >= 0) return head.revision >= since ? head.line : undefined;
  const same = await rows.findOne({ _id: snapshotId(head.line, revision) }, { projection: { hash: 1 } });
  return same?.hash === hash ? head.line : undefined;
};

interface Written {
  readonly snapshot: StoredSnapshot;
  readonly marks: Marks;
}

/** False, and what was written is removed, where the line has lost its head meanwhile. */
const goOn = async (rows: Collection<Row>, of: FoldOf, line: string, { snapshot, marks }: Written) => {
  await write(rows, line, snapshot, marks);
  const { revision } = snapshot;
  const { matchedCount } = await rows.updateOne({ _id: headId(of), line }, { $max: { revision } });
  if (matchedCount === 0) await rows.deleteMany({ line });
  return matchedCount === 1;
};

/** In the place of the line before, if any. False, and what was written is removed, where another has begun one first. */
const beginLine = async (rows: Collection<Row>, of: FoldOf, before: Row | null, { snapshot, marks }: Written) => {
  const line = randomUUID();
  await write(rows, line, snapshot, marks);
  if (before) await dropLine(rows, before);
  const head = { line, revision: snapshot.revision, stream: of.stream };
  const { upsertedCount } = await rows.updateOne({ _id: headId(of) }, { $setOnInsert: head }, { upsert: true });
  if (upsertedCount === 0) await rows.deleteMany({ line });
  return upsertedCount === 1;
};

/** Marks before their snapshot. A save of an older revision, which may come later, changes no mark of a newer one. */
const write = async (rows: Collection<Row>, line: string, snapshot: StoredSnapshot, { byName }: Marks) => {
  const { revision } = snapshot;
  const marks = [...byName].map(([name, value]) => ({ _id: markId(line, name), value }));
  if (marks.length > 0) {
    const inserts = marks.map(({ _id, value }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: { line, revision, value } }, upsert: true },
    }));
    const raises = marks.map(({ _id, value }) => ({
      updateOne: { filter: { _id, revision: { $lt: revision } }, update: { $set: { revision, value } } },
    }));
    await rows.bulkWrite(inserts, { ordered: false });
    await rows.bulkWrite(raises, { ordered: false });
  }
  await rows.replaceOne({ _id: snapshotId(line, revision) }, { ...snapshot, line, at: revision }, { upsert: true });
};

import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { bounded } from '../mongo/patience.ts';
import {
  dropLine,
  headId,
  markId,
  retainIn,
  snapshotId,
  type SnapshotRow,
  type SnapshotRows,
} from './mongo-snapshot-rows.ts';
import {
  type FoldOf,
  type FoundMark,
  type Marks,
  mustFit,
  type SnapshotStore,
  type StoredSnapshot,
} from './snapshot-store.ts';

/** Of marks that are written in one message. */
const batchSize = 1_000;

export const openMongoSnapshotStore = (db: Db): SnapshotStore => {
  const rows = db.collection<SnapshotRow>('snapshots');
  let isIndexed = false;
  const index = async () => {
    if (isIndexed) return;
    await rows.createIndex({ line: 1, at: -1 }, { name: 'line-at' });
    await rows.createIndex({ stream: 1 }, { name: 'stream' });
    isIndexed = true;
  };
  const headOf = (of: FoldOf) => rows.findOne({ _id: headId(of) }, bounded);

  return {
    find: async (of, upTo = Number.MAX_SAFE_INTEGER) => {
      const head = await headOf(of);
      if (!head) return undefined;
      const newest = { line: head.line, at: { $lte: Math.min(upTo, head.revision) } };
      const row = await rows.find(newest, bounded).sort({ at: -1 }).limit(1).next();
      if (!row?.state) return undefined;
      const { revision, position = 0, hash = '', state } = row;
      return { revision, position, hash, state: Buffer.isBuffer(state) ? state : Buffer.from(state.buffer) };
    },
    mark: async (of, name): Promise<FoundMark> => {
      const head = await headOf(of);
      const found = head && (await rows.findOne({ _id: markId(head.line, name) }, bounded));
      // Heads go first, so with the head still there nothing of its line was missing when the mark was read.
      const after = head && (await headOf(of));
      if (!head || after?.line !== head.line) return { upTo: -1, value: undefined };
      return { upTo: head.revision, value: found?.value };
    },
    save: async (of, snapshot, marks) => {
      mustFit(snapshot);
      await index();
      const head = await headOf(of);
      const joined = head && (await lineToJoin(rows, head, snapshot, marks));
      if (joined) return goOn(rows, of, joined, { snapshot, marks });
      if (marks.since >= 0) return false;
      return beginLine(rows, of, head, { snapshot, marks });
    },
    forget: async (stream) => {
      for (const head of await rows.find({ stream }, bounded).toArray()) await dropLine(rows, head);
    },
    retain: (folds, at) => retainIn(rows, folds, at),
    close: async () => undefined,
  };
};

/** A fold made from the beginning joins a line only where that is of the same events; otherwise it begins one. */
const lineToJoin = async (
  rows: SnapshotRows,
  head: SnapshotRow,
  { revision, hash }: StoredSnapshot,
  { since }: Marks,
): Promise<string | undefined> => {
  if (since >= 0) return head.revision >= since ? head.line : undefined;
  const same = await rows.findOne({ _id: snapshotId(head.line, revision) }, { projection: { hash: 1 }, ...bounded });
  return same?.hash === hash ? head.line : undefined;
};

interface Written {
  readonly snapshot: StoredSnapshot;
  readonly marks: Marks;
}

/** False, and what was written is removed, where the line has lost its head meanwhile. */
const goOn = async (rows: SnapshotRows, of: FoldOf, line: string, { snapshot, marks }: Written) => {
  await write(rows, line, snapshot, marks);
  const { revision } = snapshot;
  const { matchedCount } = await rows.updateOne({ _id: headId(of), line }, { $max: { revision } });
  if (matchedCount === 0) await rows.deleteMany({ line });
  return matchedCount === 1;
};

/** In the place of the line before, if any. False, and what was written is removed, where another has begun one first. */
const beginLine = async (rows: SnapshotRows, of: FoldOf, before: SnapshotRow | null, { snapshot, marks }: Written) => {
  const line = randomUUID();
  await write(rows, line, snapshot, marks);
  if (before) await dropLine(rows, before);
  const head = { line, revision: snapshot.revision, stream: of.stream };
  const { upsertedCount } = await rows.updateOne({ _id: headId(of) }, { $setOnInsert: head }, { upsert: true });
  if (upsertedCount === 0) await rows.deleteMany({ line });
  return upsertedCount === 1;
};

/** Marks before their snapshot. A save of an older revision, which may come later, changes no mark of a newer one. */
const write = async (rows: SnapshotRows, line: string, snapshot: StoredSnapshot, { byName }: Marks) => {
  const { revision } = snapshot;
  const marks = [...byName].map(([name, value]) => ({ _id: markId(line, name), value }));
  for (let from = 0; from < marks.length; from += batchSize) {
    const batch = marks.slice(from, from + batchSize);
    const inserts = batch.map(({ _id, value }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: { line, revision, value } }, upsert: true },
    }));
    const raises = batch.map(({ _id, value }) => ({
      updateOne: { filter: { _id, revision: { $lt: revision } }, update: { $set: { revision, value } } },
    }));
    await rows.bulkWrite(inserts, { ordered: false });
    await rows.bulkWrite(raises, { ordered: false });
  }
  await rows.replaceOne({ _id: snapshotId(line, revision) }, { ...snapshot, line, at: revision }, { upsert: true });
};

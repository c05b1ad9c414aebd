import type { Binary, Collection } from 'mongodb';
import { bounded, unhurried } from '../mongo/patience.ts';
import { usesAt } from './fold-uses.ts';
import type { FoldOf } from './snapshot-store.ts';

/**
 * All stand in one collection. A head names the line of its fold, which is whole up to the head's revision. A line that
 * lost its head never gets one again, so its rows may be removed in any order.
 */
export interface SnapshotRow {
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
  /** The line of a removal that is under way. */
  readonly removes?: string;
  /** Of a fold's use, epoch ms. */
  readonly usedAt?: number;
}

export type SnapshotRows = Collection<SnapshotRow>;

export const headId = ({ fold, stream }: FoldOf): string => `head ${fold} ${stream}`;
const foldOf = ({ _id, stream = '' }: SnapshotRow): string => _id.slice('head '.length, -1 - stream.length);
export const snapshotId = (line: string, revision: number): string => `at ${line} ${revision}`;
export const markId = (line: string, name: string): string => `mark ${line} ${name}`;
const removalId = (line: string) => `removal ${line}`;
const idOfUse = (fold: string) => `use ${fold}`;

const ofKind = (rows: SnapshotRows, kind: 'head' | 'removal' | 'use'): Promise<SnapshotRow[]> =>
  rows.find({ _id: { $gte: `${kind} `, $lt: `${kind}!` } }, bounded).toArray();

/** The head first: without it nothing of a line is found. What a kill leaves of it, `retain` takes away. */
export const dropLine = async (rows: SnapshotRows, { _id, line }: SnapshotRow): Promise<void> => {
  await rows.updateOne({ _id: removalId(line) }, { $set: { removes: line } }, { upsert: true });
  await rows.deleteOne({ _id, line });
  await removeLine(rows, line);
};

const removeLine = async (rows: SnapshotRows, line: string) => {
  await rows.deleteMany({ line }, unhurried);
  await rows.deleteOne({ _id: removalId(line) });
};

/** As `SnapshotStore.retain`. */
export const retainIn = async (
  rows: SnapshotRows,
  inUse: readonly string[],
  at: number,
): Promise<readonly string[]> => {
  const removals = await ofKind(rows, 'removal');
  const heads = await ofKind(rows, 'head');
  const lines = new Set(heads.map(({ line }) => line));
  for (const { removes } of removals) if (removes !== undefined && !lines.has(removes)) await removeLine(rows, removes);
  const uses = (await ofKind(rows, 'use')).map(
    ({ _id, usedAt = 0 }) => [_id.slice(idOfUse('').length), usedAt] as const,
  );
  const { toNote, unused } = usesAt({ noted: new Map(uses), kept: heads.map(foldOf) }, inUse, at);
  for (const fold of toNote) await rows.updateOne({ _id: idOfUse(fold) }, { $max: { usedAt: at } }, { upsert: true });
  const isUnused = new Set(unused);
  for (const head of heads) if (isUnused.has(foldOf(head))) await dropLine(rows, head);
  await rows.deleteMany({ _id: { $in: unused.map(idOfUse) } });
  return unused;
};

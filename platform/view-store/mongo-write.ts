import { type Collection, MongoBulkWriteError, type UpdateFilter } from 'mongodb';
import { duplicateKey } from '../mongo/mongo-errors.ts';
import { contentColumns, type MongoRow, rowOf } from './mongo-row.ts';
import type { ViewDefinition, ViewWrite } from './view-store.ts';

export interface RowWrite {
  readonly id: string;
  readonly row: Omit<MongoRow, '_id'>;
}

/** Of several writes of one document only the newest counts, and of one position the first, as the guard has it. */
export const rowWritesOf = (view: ViewDefinition, writes: readonly ViewWrite[]): readonly RowWrite[] => {
  const newest = new Map<string, ViewWrite>();
  for (const write of writes)
    if (write.position > (newest.get(write.id)?.position ?? -Infinity)) newest.set(write.id, write);
  return [...newest.values()].map((write) => ({ id: write.id, row: rowOf(view, write) }));
};

/** Writes what is newer than what is stored; an insert refused for its key becomes an update, as rows never go. */
export const writeRows = async (
  collection: Collection<MongoRow>,
  view: ViewDefinition,
  writes: readonly ViewWrite[],
): Promise<void> => {
  if (writes.length === 0) return;
  const refused = await replaceRows(collection, view, rowWritesOf(view, writes), true);
  if (refused.length > 0) await replaceRows(collection, view, refused, false);
};

/** By the clock of the server, which also takes it away by that: the writer's may be days behind. */
const removalOf = (view: ViewDefinition, position: number): UpdateFilter<MongoRow> => ({
  $set: { position, gone: true },
  $currentDate: { goneAt: true },
  $unset: Object.fromEntries(contentColumns(view).map((column) => [column, '' as const])),
});

const replaceRows = async (
  collection: Collection<MongoRow>,
  view: ViewDefinition,
  writes: readonly RowWrite[],
  upsert: boolean,
): Promise<readonly RowWrite[]> => {
  const operations = writes.map(({ id, row }) => {
    const filter = { _id: id, position: { $lt: row.position } };
    return row.gone
      ? { updateOne: { filter, update: removalOf(view, row.position), upsert } }
      : { replaceOne: { filter, replacement: row, upsert } };
  });
  try {
    await collection.bulkWrite(operations, { ordered: false });
    return [];
  } catch (error) {
    return refusedWrites(error, writes);
  }
};

const refusedWrites = (error: unknown, writes: readonly RowWrite[]): readonly RowWrite[] => {
  if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError()) throw error;
  const errors = [error.writeErrors].flat();
  if (errors.length === 0 || errors.some(({ code }) => code !== duplicateKey)) throw error;
  return errors.map(({ index }) => writes[index]).filter((write) => write !== undefined);
};

import type { Collection, Document, Filter, UpdateFilter } from 'mongodb';
import { batchPerTurn } from './batch-per-turn.ts';
import { isMongoAway } from './mongo-errors.ts';

/** A change of one document, where that is still as it is taken for. It may be applied twice. */
export interface GroupedUpdate<T extends Document> {
  readonly filter: Filter<T>;
  readonly change: UpdateFilter<T>;
}

/** Changes documents and answers whether each matched its filter; one turn's changes go in one message. */
export const groupedUpdates = <T extends Document>(
  collection: Collection<T>,
): ((update: GroupedUpdate<T>) => Promise<boolean>) => {
  const alone = async ({ filter, change }: GroupedUpdate<T>) =>
    (await collection.updateOne(filter, change)).matchedCount > 0;

  /** The server answers how many matched, not which. */
  const together = async (group: readonly GroupedUpdate<T>[]): Promise<boolean> => {
    const operations = group.map(({ filter, change: update }) => ({ updateOne: { filter, update } }));
    try {
      return (await collection.bulkWrite(operations, { ordered: false })).matchedCount === group.length;
    } catch (error) {
      if (isMongoAway(error)) throw error;
      return false;
    }
  };
  return batchPerTurn(async (group) => {
    const all = group.length > 1 && (await together(group));
    return group.map((one) => all || alone(one));
  });
};

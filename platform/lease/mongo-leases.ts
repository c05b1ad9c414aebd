import type { Db } from 'mongodb';
import type { Logger } from '../log/logger.ts';
import { insertIfNew } from '../mongo/mongo-errors.ts';
import { groupedUpdates } from '../mongo/grouped-updates.ts';
import { bounded } from '../mongo/patience.ts';
import { batchPerTurn } from '../mongo/batch-per-turn.ts';
import type { LeaseRow, Leases, LeaseTable } from './lease.ts';
import { type LeaseOptions, tableLeases } from './table-leases.ts';

/** Leases in the database that holds the views, so that tokens live as long as the fences they are compared with. */
export const mongoLeases = (db: Db, log: Pick<Logger, 'info' | 'warn'>, options?: LeaseOptions): Leases =>
  tableLeases(mongoLeaseTable(db), log, options);

/** The collection `leases`, written with majority: no owner may be forgotten when another server takes over. */
export const mongoLeaseTable = (db: Db): LeaseTable => {
  const leases = db.collection<LeaseRow & { readonly _id: string }>('leases');
  const beat = groupedUpdates(leases);
  return {
    read: batchPerTurn(async (names: readonly string[]) => {
      const found = new Map(
        (await leases.find({ _id: { $in: [...new Set(names)] } }, bounded).toArray()).map((row) => [row._id, row]),
      );
      return names.map((name) => found.get(name));
    }),
    replace: async (name, before, next) => {
      if (!before) return insertIfNew(leases.insertOne({ _id: name, ...next }));
      const update = { filter: { _id: name, token: before.token, beat: before.beat }, change: { $set: next } };
      // Who takes a lease must hear for sure whether it was he: an owner that has only not heard finds his own row.
      return before.token === next.token
        ? beat(update)
        : (await leases.updateOne(update.filter, update.change)).matchedCount === 1;
    },
  };
};

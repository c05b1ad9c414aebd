import type { Db } from 'mongodb';
import type { Logger } from '../log/logger.ts';
import { insertedNew } from '../mongo/duplicate-key.ts';
import type { Leases } from './lease.ts';
import type { LeaseRow, LeaseTable } from './lease-table.ts';
import { type LeaseOptions, tableLeases } from './table-leases.ts';

/** Leases in the database that holds the views, so that tokens live as long as the fences they are compared with. */
export const mongoLeases = (db: Db, log: Pick<Logger, 'info' | 'warn'>, options?: LeaseOptions): Leases => tableLeases(mongoLeaseTable(db), log, options);

/** The collection `leases`, one document by name. Majority: no owner may be forgotten when another server takes over. */
export const mongoLeaseTable = (db: Db): LeaseTable => {
  const leases = db.collection<LeaseRow & { readonly _id: string }>('leases', { writeConcern: { w: 'majority' } });
  return {
    read: async (name) => (await leases.findOne({ _id: name })) ?? undefined,
    replace: async (name, before, { holder, token, beat }) => {
      if (!before) return insertedNew(leases.insertOne({ _id: name, holder, token, beat }));
      const { matchedCount } = await leases.updateOne({ _id: name, token: before.token, beat: before.beat }, { $set: { holder, token, beat } });
      return matchedCount === 1;
    },
  };
};

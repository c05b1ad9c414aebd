import type { StorageSizes } from '@maru/contracts/kernel/process-state.views';
import type { Db } from 'mongodb';
import { bounded } from './patience.ts';

/** What a shared database says of itself, in bytes. */
export type DatabaseSizes = Omit<StorageSizes, 'log'>;

const sizeOf = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/** What the server says of its database and of its disk; stand-ins for it leave things out. */
export const databaseSizes = (db: Db) => async (): Promise<DatabaseSizes> => {
  const stats = await db.command({ dbStats: 1, ...bounded });
  const [total, used] = [sizeOf(stats['fsTotalSize']), sizeOf(stats['fsUsedSize'])];
  return {
    views: sizeOf(stats['storageSize']) ?? sizeOf(stats['dataSize']),
    total,
    free: total === null || used === null ? null : total - used,
  };
};

import { memoryLeaseTable } from '@maru/platform/lease/lease-process.fixture';
import { tableLeases } from '@maru/platform/lease/table-leases';
import { leaseConformance } from './lease.conformance.ts';
import { takeOverConformance } from './take-over.conformance.ts';

const silent = { info: () => undefined, warn: () => undefined };
const quick = { ttlMs: 1_000, beatMs: 100, lookMs: 20 };

leaseConformance('over a table in memory', async () => {
  const table = memoryLeaseTable();
  return {
    one: tableLeases(table, silent, quick),
    other: tableLeases(table, silent, quick),
    close: async () => undefined,
  };
});

takeOverConformance('table in memory', async () => ({ table: memoryLeaseTable(), close: async () => undefined }));

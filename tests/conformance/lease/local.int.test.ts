import { localLeases } from '@maru/platform/lease/local-leases';
import { leaseConformance } from './lease.conformance.ts';

leaseConformance('within a process', async () => {
  const leases = localLeases();
  return { one: leases, other: leases, close: async () => undefined };
});

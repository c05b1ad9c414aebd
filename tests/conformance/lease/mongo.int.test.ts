import { mongoLeases, mongoLeaseTable } from '@maru/platform/lease/mongo-leases';
import { afterAll } from 'vitest';
import { freshMongo } from '../../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../../support/servers/servers.ts';
import { leaseConformance } from './lease.conformance.ts';
import { takeOverConformance } from './take-over.conformance.ts';

const silent = { info: () => undefined, warn: () => undefined };
const quick = { ttlMs: 1_000, beatMs: 100, lookMs: 20 };

describeOn(await mongoServer(), 'leases', ({ url }) => {
  const opening = freshMongo(url);
  afterAll(async () => (await opening).drop());
  const close = async () => undefined;

  leaseConformance('MongoDB', async () => {
    const { db } = await opening;
    return { one: mongoLeases(db, silent, quick), other: mongoLeases(db, silent, quick), close };
  });

  takeOverConformance('MongoDB', async () => ({ table: mongoLeaseTable((await opening).db), close }));
});

import { openMongoSnapshotStore } from '@maru/platform/snapshot-store/mongo-snapshot-store';
import { freshMongo } from '../../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../../support/servers/servers.ts';
import { snapshotStoreConformance } from './snapshot-store.conformance.ts';

describeOn(await mongoServer(), 'MongoDB', ({ url }) => {
  snapshotStoreConformance('MongoDB', async () => {
    const { db, drop } = await freshMongo(url);
    return { store: openMongoSnapshotStore(db), reopen: async () => openMongoSnapshotStore(db), close: drop };
  });
});

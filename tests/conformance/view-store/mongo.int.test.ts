import { openMongoViewStore } from '@maru/platform/view-store/mongo-view-store';
import { afterAll } from 'vitest';
import { freshMongo } from '../../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../../support/servers/servers.ts';
import { viewStoreConformance } from './view-store.conformance.ts';

describeOn(await mongoServer(), 'view store', ({ url }) => {
  const opening = freshMongo(url);
  afterAll(async () => (await opening).drop());

  viewStoreConformance('MongoDB', async () => {
    const { db } = await opening;
    let store = await openMongoViewStore(db);
    return {
      store,
      shared: true,
      reopen: async () => {
        await store.close();
        store = await openMongoViewStore(db);
        return store;
      },
      close: () => store.close(),
    };
  });
});

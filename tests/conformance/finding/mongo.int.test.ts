import { openMongoViewStore } from '@maru/platform/view-store/mongo-view-store';
import { afterAll } from 'vitest';
import { freshMongo } from '../../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../../support/servers/servers.ts';
import { findingConformance } from './finding.conformance.ts';

describeOn(await mongoServer(), 'finding', ({ url }) => {
  const opening = freshMongo(url);
  afterAll(async () => (await opening).drop());

  findingConformance('MongoDB', async () => openMongoViewStore((await opening).db));
});

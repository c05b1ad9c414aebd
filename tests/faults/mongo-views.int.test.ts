import { type MongoConnection, openMongo } from '@maru/platform/mongo/mongo-connection';
import { openMongoViewStore } from '@maru/platform/view-store/mongo-view-store';
import {
  type Document,
  type ViewDefinition,
  type ViewStore,
  ViewStoreUnavailable,
} from '@maru/platform/view-store/view-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownMongo } from '../support/servers/own-servers.ts';
import { canOwn, describeOn } from '../support/servers/servers.ts';
import type { OwnServer } from '../support/servers/test-server.ts';

const view: ViewDefinition = {
  name: 'sample',
  version: 1,
  fields: { rank: 'number' },
  indexes: [['rank']],
  search: ['title'],
};
const doc = (id: string, rank: number): Document & { readonly rank: number; readonly title: string } => ({
  id,
  rank,
  title: '구조 검토',
});

describeOn(canOwn.mongo(), 'views while MongoDB is away', () => {
  let server: OwnServer;
  let mongo: MongoConnection;
  let store: ViewStore;
  const write = (n: number) =>
    store.write(
      'sample',
      1,
      [
        { id: `${n}`, doc: doc(`${n}`, n), position: n },
        { id: 'last', doc: doc('last', n), position: n },
      ],
      n,
    );

  beforeEach(async () => {
    server = await ownMongo();
    mongo = await openMongo(server.url);
    store = await openMongoViewStore(mongo.db);
    await store.define(view);
    await store.swap('sample', 1);
    await write(1);
  });
  afterEach(async () => {
    await store.close();
    await mongo.close();
    await server.stop();
  });

  const everything = () => [
    store.view('sample').get('1'),
    store.view('sample').getMany(['1']),
    store.view('sample').find({ limit: 9 }),
    store.view('sample').count({}),
    store.versions('sample'),
    store.checkpoint('sample', 1),
    write(2),
    store.write('sample', 1, [], 2),
    store.swap('sample', 1),
    store.define(view),
  ];
  const refusals = async () => {
    const answers = await Promise.allSettled(everything());
    return answers.map((answer) =>
      answer.status === 'rejected' ? answer.reason instanceof ViewStoreUnavailable : 'answered',
    );
  };
  const away = Array.from({ length: 10 }, () => true);

  it.each(['is down', 'hangs'])('says so in every answer while it %s, and goes on afterwards', async (how) => {
    if (how === 'hangs') server.freeze();
    else await server.kill();
    expect([await refusals(), await refusals()]).toEqual([away, away]);
    if (how === 'hangs') server.goOn();
    else await server.start();
    await vi.waitFor(() => write(3), 20_000);
    expect(await store.view('sample').get('3')).toEqual({ doc: doc('3', 3), position: 3 });
    expect(await store.view('sample').count({ text: '검토' })).toBeGreaterThanOrEqual(3);
  });

  it('has what it answered when it is killed amid writes, and takes everything again', async () => {
    const writing = Promise.allSettled(Array.from({ length: 40 }, (_, n) => write(n + 2)));
    await vi.waitFor(async () => expect((await store.checkpoint('sample', 1))?.position).toBeGreaterThan(3), 20_000);
    await server.kill();
    const answers = await writing;
    await server.start();
    const answered = answers.flatMap(({ status }, n) => (status === 'fulfilled' ? [`${n + 2}`] : []));
    await vi.waitFor(() => store.versions('sample'), 20_000);
    expect(await store.view('sample').getMany(answered)).toHaveLength(answered.length);
    for (let n = 2; n < 42; n += 1) await write(n);
    expect([await store.view('sample').count({}), await store.checkpoint('sample', 1)]).toEqual([
      42,
      { position: 41, status: 'live' },
    ]);
    expect(await store.view('sample').get('last')).toEqual({ doc: doc('last', 41), position: 41 });
  });
});

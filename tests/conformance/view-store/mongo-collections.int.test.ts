import { randomUUID } from 'node:crypto';
import { openMongoViewStore } from '@maru/platform/view-store/mongo-view-store';
import { UnknownView, type ViewStore } from '@maru/platform/view-store/view-store';
import { Collection } from 'mongodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FreshMongo, freshMongo } from '../../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../../support/servers/servers.ts';
import { liveView, sampleView, writesOf } from './sample-view.ts';

interface GoneRow {
  readonly _id: string;
  readonly goneAt?: Date;
}

describeOn(await mongoServer(), 'view store: MongoDB: collections', ({ url }) => {
  let mongo: FreshMongo;
  const opened: ViewStore[] = [];
  const open = async (options?: { keptMs: number }) => {
    const store = await openMongoViewStore(mongo.db, options);
    opened.push(store);
    return store;
  };
  const collectionsOf = async (name: string) =>
    (await mongo.db.listCollections({}, { nameOnly: true }).toArray())
      .map((collection) => collection.name)
      .filter((collection) => collection.includes(name));
  beforeEach(async () => {
    mongo = await freshMongo(url);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
    await mongo.drop();
  });

  it('removes what a writer brings back whose version was dropped meanwhile', async () => {
    const [owner, sleeper] = [await open({ keptMs: 0 }), await open({ keptMs: 0 })];
    const { view } = await liveView(owner, [{ id: 'a' }]);
    const before = await collectionsOf(view.name);
    const write = vi.spyOn(Collection.prototype, 'bulkWrite').mockImplementationOnce(async function (
      this: Collection,
      ...call
    ) {
      await owner.drop(view.name, 1);
      await vi.waitFor(async () => expect(await collectionsOf(view.name)).toEqual([]), 5_000);
      return this.bulkWrite(...call);
    });
    await expect(sleeper.write(view.name, 1, writesOf([{ id: 'b' }], 5), 5)).rejects.toBeInstanceOf(UnknownView);
    expect([write.mock.calls.length, before.length]).toEqual([2, 1]);
    await vi.waitFor(async () => expect(await collectionsOf(view.name)).toEqual([]), 5_000);
    write.mockRestore();
  });

  it('begins a version anew whose documents somebody has dropped', async () => {
    const owner = await open();
    const { view, docs } = await liveView(owner, [{ id: 'a' }]);
    const [collection = ''] = await collectionsOf(view.name);
    await mongo.db.dropCollection(collection);
    const next = await open();
    await next.define(view);
    expect(await next.versions(view.name)).toEqual([{ version: 1, position: 0, status: 'building' }]);
    await expect(docs.get('a')).rejects.toBeInstanceOf(UnknownView);
  });

  it('makes an index of each that is declared, which goes on with the key', async () => {
    const store = await open();
    const view = { ...sampleView(), name: `v-${randomUUID()}`, indexes: [['kind', 'rank'], ['score']] };
    await store.define(view);
    await store.define({ ...view, indexes: [...view.indexes, ['open']] });
    const [collection = ''] = await collectionsOf(view.name);
    const keys = (await mongo.db.collection(collection).indexes()).map(({ key }) => Object.keys(key).join(' '));
    expect(keys.toSorted()).toEqual([
      '_id',
      'f_kind f_rank _id gone',
      'f_open _id gone',
      'f_score _id gone',
      'gone _id',
      'goneAt',
      'pairs',
    ]);
  });

  it('forgets what was removed after a week, and nothing else', async () => {
    const store = await open();
    const { view } = await liveView(store, [{ id: 'a' }, { id: 'b' }]);
    await store.write(view.name, 1, [{ id: 'a', doc: null, position: 7 }], 7);
    const [collection = ''] = await collectionsOf(view.name);
    const rows = mongo.db.collection<{ _id: string }>(collection);
    const expiring = (await rows.indexes()).filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
    expect(expiring.map(({ key, sparse, expireAfterSeconds }) => ({ key, sparse, expireAfterSeconds }))).toEqual([
      { key: { goneAt: 1 }, sparse: true, expireAfterSeconds: 604_800 },
    ]);
    const dates = await rows.find({}, { projection: { goneAt: 1 }, sort: { _id: 1 } }).toArray();
    expect(dates).toEqual([{ _id: 'a', goneAt: expect.any(Date) as Date }, { _id: 'b' }]);
  });

  it('says by the clock of the server when something was removed', async () => {
    const store = await open();
    const { view } = await liveView(store, [{ id: 'a' }]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 8 * 86_400_000 });
    await store.write(view.name, 1, [{ id: 'a', doc: null, position: 7 }], 7);
    vi.useRealTimers();
    await store.write(view.name, 1, [{ id: '$new', doc: null, position: 8 }], 8);
    const [collection = ''] = await collectionsOf(view.name);
    const rows = await mongo.db
      .collection<GoneRow>(collection)
      .find({}, { sort: { _id: 1 } })
      .toArray();
    expect(rows).toEqual(
      ['$new', 'a'].map((_id) => ({
        _id,
        position: _id === 'a' ? 7 : 8,
        gone: true,
        goneAt: expect.any(Date) as Date,
      })),
    );
    for (const { goneAt } of rows) expect(Math.abs(Number(goneAt) - Date.now())).toBeLessThan(3_600_000);
  });

  it('forgets also what was removed before there was a time for that', async () => {
    const store = await open();
    const { view } = await liveView(store, [{ id: 'a' }, { id: 'b' }]);
    await store.write(view.name, 1, [{ id: 'a', doc: null, position: 7 }], 7);
    const [collection = ''] = await collectionsOf(view.name);
    const rows = mongo.db.collection<GoneRow>(collection);
    await rows.dropIndex('goneAt.2');
    await rows.updateMany({}, { $unset: { goneAt: 1 } });
    await store.define(view);
    const dates = await rows.find({}, { projection: { goneAt: 1 }, sort: { _id: 1 } }).toArray();
    expect(dates).toEqual([{ _id: 'a', goneAt: expect.any(Date) as Date }, { _id: 'b' }]);
  });

  it('gives names of indexes a format, keeps those that are made of the same, and drops others', async () => {
    const store = await open();
    const view = { ...sampleView(), name: `v-${randomUUID()}`, indexes: [['kind'], ['rank']] };
    await store.define(view);
    const [collection = ''] = await collectionsOf(view.name);
    const rows = mongo.db.collection(collection);
    const names = async () => (await rows.indexes()).map(({ name }) => name ?? '').toSorted();
    expect(await names()).toEqual(['_id_', 'by.kind.2', 'by.rank.2', 'gone.2', 'goneAt.2', 'pairs.2']);
    await rows.dropIndex('by.kind.2');
    await rows.dropIndex('by.rank.2');
    await rows.createIndexes([
      { name: 'by.kind', key: { f_kind: 1, _id: 1, gone: 1 } },
      { name: 'by.rank', key: { f_rank: 1, gone: 1 } },
    ]);
    await store.define(view);
    expect(await names()).toEqual(['_id_', 'by.kind', 'by.rank.2', 'gone.2', 'goneAt.2', 'pairs.2']);
  });
});

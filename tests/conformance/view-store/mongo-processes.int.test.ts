import { openMongoViewStore } from '@maru/platform/view-store/mongo-view-store';
import { type ViewStore, ViewStoreUnavailable } from '@maru/platform/view-store/view-store';
import { Collection, MongoNetworkError } from 'mongodb';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { freshMongo } from '../../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../../support/servers/servers.ts';
import { idsOf, liveView, type Sample, sampleView, writesOf } from './sample-view.ts';

describeOn(await mongoServer(), 'view store: MongoDB: several processes', ({ url }) => {
  const opening = freshMongo(url);
  const opened: ViewStore[] = [];
  /** A process of its own, as far as the store can tell. */
  const open = async (options?: { keptMs: number }) => {
    const store = await openMongoViewStore((await opening).db, options);
    opened.push(store);
    return store;
  };
  const collectionsOf = async (name: string) => {
    const all = await (await opening).db.listCollections({}, { nameOnly: true }).toArray();
    return all
      .map((collection) => collection.name)
      .filter((collection) => collection.includes(name))
      .toSorted();
  };
  afterEach(async () => void (await Promise.all(opened.splice(0).map((store) => store.close()))));
  afterAll(async () => (await opening).drop());

  /** Version 1 with old documents, version 2 with new ones. */
  const twoVersions = async (owner: ViewStore) => {
    const { view } = await liveView(owner, [
      { id: 'a', kind: 'old' },
      { id: 'b', kind: 'old' },
    ]);
    await owner.define({ ...view, version: 2 });
    await owner.write(view.name, 2, writesOf([{ id: 'c', kind: 'new' }]), 5);
    return view.name;
  };

  it('shows readers elsewhere one whole version or the other, and soon the new one', async () => {
    const [owner, reader] = [await open(), await open()];
    const name = await twoVersions(owner);
    const docs = reader.view(name);
    const kinds = async () => (await docs.find<Sample>({ limit: 9 })).map(({ doc }) => doc.kind).join(' ');
    expect(await kinds()).toBe('old old');
    await owner.swap(name, 2);
    expect(['old old', 'new']).toContain(await kinds());
    await vi.waitFor(async () => expect(await kinds()).toBe('new'), 5_000);
  });

  it('shows the new version at once to whoever has just seen its checkpoint', async () => {
    const [owner, reader] = [await open(), await open()];
    const name = await twoVersions(owner);
    expect(await reader.view(name).get('c')).toBeUndefined();
    await owner.swap(name, 2);
    expect(await reader.versions(name)).toEqual([{ version: 2, position: 5, status: 'live' }]);
    expect(await reader.view(name).get<Sample>('c')).toEqual({ doc: { id: 'c', kind: 'new' }, position: 1 });
  });

  it('removes the documents of a replaced version, and a reader held up till then asks again', async () => {
    const [owner, reader] = [await open({ keptMs: 0 }), await open({ keptMs: 0 })];
    const name = await twoVersions(owner);
    const before = await collectionsOf(name);
    expect(idsOf(await reader.view(name).find({ limit: 9 }))).toEqual(['a', 'b']);
    await owner.swap(name, 2);
    await vi.waitFor(async () => expect(await collectionsOf(name)).toEqual(before.slice(1)), 5_000);
    expect(idsOf(await reader.view(name).find({ limit: 9 }))).toEqual(['c']);
    expect(await reader.view(name).get('a')).toBeUndefined();
  });

  it('removes what a process has left that ended too soon', async () => {
    const [owner, next] = [await open(), await open({ keptMs: 0 })];
    const name = await twoVersions(owner);
    await owner.swap(name, 2);
    await owner.close();
    expect(await collectionsOf(name)).toHaveLength(2);
    await next.define({ ...sampleView(2), name });
    await vi.waitFor(async () => expect(await collectionsOf(name)).toHaveLength(1), 5_000);
    expect(idsOf(await next.view(name).find({ limit: 9 }))).toEqual(['c']);
  });

  it('does not let a writer that was away for long bring back what has been removed', async () => {
    const [owner, sleeper] = [await open(), await open()];
    const { view, docs } = await liveView(owner, [{ id: 'a', kind: 'x' }]);
    await owner.write(
      view.name,
      1,
      [
        { id: 'a', doc: null, position: 7 },
        { id: 'never', doc: null, position: 8 },
      ],
      8,
    );
    await sleeper.write(view.name, 1, writesOf([{ id: 'a', kind: 'x' }, { id: 'never' }], 5), 6);
    expect([
      await docs.find({ limit: 9 }),
      await docs.getMany(['a', 'never']),
      await docs.count({ where: { kind: null } }),
    ]).toEqual([[], [], 0]);
    await sleeper.write(view.name, 1, writesOf([{ id: 'a', kind: 'y' }], 9), 9);
    expect(await docs.get('a')).toEqual({ doc: { id: 'a', kind: 'y' }, position: 9 });
  });

  it('keeps the newest of what several write at the same time, and counts it', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => open()));
    const [first = await open()] = stores;
    const { view, docs } = await liveView(first, []);
    const write = (store: ViewStore, n: number) =>
      store.write(
        view.name,
        1,
        writesOf([{ id: 'same', rank: n }, { id: `own${n}` }], n).map((one) => ({ ...one, position: n })),
        n,
      );
    await Promise.all(Array.from({ length: 40 }, (_, n) => write(stores[n % 4] ?? first, n + 1)));
    expect(await docs.get('same')).toEqual({ doc: { id: 'same', rank: 40 }, position: 40 });
    for (const store of stores) expect(await store.view(view.name).count({})).toBe(41);
    expect(await first.checkpoint(view.name, 1)).toEqual({ position: 40, status: 'live' });
  });

  it('counts what a writer has left that ended amid it, however little the next one finds to write', async () => {
    const [first, writer, next, reader] = [await open(), await open(), await open(), await open()];
    const { view } = await liveView(first, [{ id: 'a' }]);
    const count = () => reader.view(view.name).count({});
    expect(await count()).toBe(1);
    const checkpoint = vi
      .spyOn(Collection.prototype, 'updateOne')
      .mockRejectedValueOnce(new MongoNetworkError('killed'));
    await expect(writer.write(view.name, 1, writesOf([{ id: 'b' }], 2), 2, 1)).rejects.toBeInstanceOf(
      ViewStoreUnavailable,
    );
    checkpoint.mockRestore();
    await next.write(view.name, 1, [], 2, 2);
    expect(await count()).toBe(2);
    await next.write(view.name, 1, writesOf([{ id: 'c' }], 3), 3, 2);
    expect([await count(), await count()]).toEqual([3, 3]);
  });

  it('defines the same view everywhere at once', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => open()));
    const view = sampleView();
    await Promise.all(stores.flatMap((store, n) => [store.define(view), store.define({ ...view, version: n })]));
    expect((await stores[0]?.versions(view.name))?.map(({ version }) => version)).toEqual([0, 1, 2, 3]);
    expect(await collectionsOf(view.name)).toHaveLength(4);
  });

  it('refuses everything once it is closed', async () => {
    const store = await open();
    const { view, docs } = await liveView(store, [{ id: 'a' }]);
    await store.close();
    await store.close();
    await expect(docs.get('a')).rejects.toThrow('closed');
    await expect(docs.count({})).rejects.toThrow('closed');
    await expect(store.write(view.name, 1, [], 2)).rejects.toThrow('closed');
    await expect(store.checkpoint(view.name, 1)).rejects.toThrow('closed');
    await expect(store.define(view)).rejects.toThrow('closed');
    expect(() => store.view(view.name)).toThrow('closed');
  });
});

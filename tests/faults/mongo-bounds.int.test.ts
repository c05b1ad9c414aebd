import { gridFsFileStore } from '@maru/platform/file-store/gridfs-file-store';
import { mongoKeyTable } from '@maru/platform/key-vault/mongo-key-table';
import { mongoLeaseTable } from '@maru/platform/lease/mongo-leases';
import { openMongo } from '@maru/platform/mongo/mongo-connection';
import { openMongoSnapshotStore } from '@maru/platform/snapshot-store/mongo-snapshot-store';
import { openMongoViewStore } from '@maru/platform/view-store/mongo-view-store';
import type { Db } from 'mongodb';
import { expect, it } from 'vitest';
import { type MongoCommand, openMongoProxy } from '../support/mongo-proxy.ts';
import { freshMongo } from '../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../support/servers/servers.ts';

const useViews = async (db: Db) => {
  const store = await openMongoViewStore(db);
  const view = {
    name: 'sample',
    version: 1,
    fields: { rank: 'number' },
    indexes: [['rank']],
    search: ['title'],
  } as const;
  const doc = { id: 'a', rank: 1, title: '구조 검토' };
  for (const version of [1, 2]) {
    await store.define({ ...view, version });
    await store.swap('sample', version);
    await store.write('sample', version, [{ id: 'a', doc, position: 1 }], 1);
  }
  const views = store.view('sample');
  await Promise.all([views.get('a'), views.getMany(['a']), views.find({ limit: 9 }), views.count({})]);
  expect(await store.versions('sample')).not.toEqual([]);
  await store.close();
};

const useKeysAndLeases = async (db: Db) => {
  const [keys, name] = [mongoKeyTable(db), { person: 'someone', purpose: 'profile' } as const];
  await keys.add(name, 'w');
  expect(await keys.read([name])).toEqual(['w']);
  for await (const { person } of keys.all()) expect(person).toBe('someone');
  await mongoLeaseTable(db).replace('a', undefined, { holder: 'me', token: 1, beat: 1 });
  expect(await mongoLeaseTable(db).read('a')).toBeDefined();
};

const useFiles = async (db: Db) => {
  const files = gridFsFileStore(db);
  await files.put('a/b/c', Buffer.from('c'));
  expect(await (await files.get('a/b/c'))?.stream.toArray()).toEqual([Buffer.from('c')]);
  await files.removeAll('a', 'b');
};

const useSnapshots = async (db: Db) => {
  const store = openMongoSnapshotStore(db);
  const of = { fold: 'shop.item a', stream: 'shop.item-1' };
  const snapshot = { revision: 1_000, position: 1, hash: 'h', state: Buffer.from([1]) };
  await store.save(of, snapshot, { since: -1, byName: new Map([['a', '1']]) });
  expect([await store.find(of), await store.mark(of, 'a')]).toEqual([snapshot, { upTo: 1_000, value: '1' }]);
  expect(await store.retain([], 0)).toEqual([]);
  await store.forget(of.stream);
};

const reads = new Set(['find', 'aggregate', 'listCollections', 'listIndexes']);
const writes = new Set(['insert', 'update', 'findAndModify', 'delete', 'createIndexes']);
const isBounded = ({ name, body }: MongoCommand) => {
  if (reads.has(name)) return body['maxTimeMS'] > 0;
  return writes.has(name) && body['writeConcern']?.wtimeout > 0;
};

describeOn(await mongoServer(), 'MongoDB is late', ({ url }) => {
  it('and every read and list is bounded on the server, and every write of a majority', async () => {
    const behind = await freshMongo(url);
    const proxy = await openMongoProxy(behind.url);
    const { db, close } = await openMongo(proxy.url);
    for (const use of [useViews, useKeysAndLeases, useFiles, useSnapshots]) await use(db);
    const unbounded = proxy.commands.filter((command) => !isBounded(command));
    expect(unbounded.map(({ name, body }) => [name, body[name]])).toEqual([]);
    const used = new Set(proxy.commands.map(({ name }) => name));
    expect([...reads, ...writes].filter((command) => !used.has(command))).toEqual([]);
    await close();
    await proxy.close();
    await behind.drop();
  });
});

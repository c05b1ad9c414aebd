import { gridFsFileStore } from '@maru/platform/file-store/gridfs-file-store';
import { FileStoreUnavailable } from '@maru/platform/file-store/file-store';
import { KeyVaultUnavailable } from '@maru/platform/key-vault/key-vault';
import { mongoKeyTable } from '@maru/platform/key-vault/mongo-key-table';
import { mongoLeaseTable } from '@maru/platform/lease/mongo-leases';
import { type MongoConnection, openMongo } from '@maru/platform/mongo/mongo-connection';
import { isMongoAway } from '@maru/platform/mongo/mongo-errors';
import { openMongoViewStore } from '@maru/platform/view-store/mongo-view-store';
import { type ViewStore, ViewStoreUnavailable } from '@maru/platform/view-store/view-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  concernError,
  type Fault,
  type MongoProxy,
  openMongoProxy,
  refusal,
  writeErrors,
} from '../support/mongo-proxy.ts';
import { type FreshMongo, freshMongo } from '../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../support/servers/servers.ts';

const view = {
  name: 'sample',
  version: 1,
  fields: { rank: 'number' },
  indexes: [['rank']],
  search: ['title'],
} as const;
const name = { person: 'someone', purpose: 'profile' } as const;
const passingCodes =
  '6 7 24 43 50 64 79 89 91 100 112 117 133 134 175 189 202 237 262 276 317 365 9001 10107 11600 11602 13435 13436'
    .split(' ')
    .map(Number);
const row = { holder: 'me', token: 1, beat: 1 };

const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

describeOn(await mongoServer(), 'MongoDB says no', ({ url }) => {
  let behind: FreshMongo;
  let proxy: MongoProxy;
  let mongo: MongoConnection;
  let views: ViewStore;
  beforeEach(async () => {
    behind = await freshMongo(url);
    proxy = await openMongoProxy(behind.url);
    mongo = await openMongo(proxy.url);
    views = await openMongoViewStore(mongo.db);
    await views.define(view);
    await views.swap('sample', 1);
    await write(1);
  });
  afterEach(async () => {
    proxy.inject(() => undefined);
    await views.close();
    await mongo.close();
    await proxy.close();
    await behind.drop();
  });

  const docOf = (id: string, n: number) => ({
    id,
    doc: { id, rank: n, title: '구조 검토' } as { id: string },
    position: n,
  });
  const write = (n: number, ...ids: readonly string[]) =>
    views.write(
      'sample',
      1,
      ['a', ...ids].map((id) => docOf(id, n)),
      n,
    );
  const on = (names: readonly string[], fault: Fault) =>
    proxy.inject((command) => (names.includes(command.name) ? fault : undefined));

  const reads = ['find', 'aggregate'];
  const reading = () => [
    views.view('sample').get('a'),
    views.view('sample').getMany(['a']),
    views.view('sample').find({ limit: 9 }),
    views.view('sample').count({}),
    views.versions('sample'),
  ];
  const writes = ['insert', 'update', 'findAndModify'];

  describe.each(['reset', 'reset after'] as const)('by a connection that is %s', (fault) => {
    it('which is away for whoever reads or writes, and harms nothing', async () => {
      on([...reads, ...writes], fault);
      const outcomes = await Promise.all([...reading(), write(2)].map(outcome));
      expect(outcomes.map((error) => error instanceof ViewStoreUnavailable)).toEqual(outcomes.map(() => true));
      const others = [mongoKeyTable(mongo.db).add(name, 'w'), gridFsFileStore(mongo.db).put('a/b/c', Buffer.from('c'))];
      expect(await Promise.all(others.map(outcome))).toEqual([
        expect.any(KeyVaultUnavailable),
        expect.any(FileStoreUnavailable),
      ]);
      proxy.inject(() => undefined);
      await write(2);
      expect(await views.view('sample').get('a')).toEqual({ doc: docOf('a', 2).doc, position: 2 });
    });
  });

  it('by a connection that ends amid a large write, whatever the driver makes of it', async () => {
    proxy.cutAt(20_000);
    const large = { id: 'a', doc: { id: 'a', note: 'x'.repeat(8_000_000) } as { id: string }, position: 2 };
    expect(await outcome(views.write('sample', 1, [large], 2))).toBeInstanceOf(ViewStoreUnavailable);
    const putting = outcome(gridFsFileStore(mongo.db).put('a/b/c', Buffer.alloc(8_000_000)));
    expect(await putting).toBeInstanceOf(FileStoreUnavailable);
    proxy.cutAt(Infinity);
    await vi.waitFor(() => write(2), 20_000);
  });

  it('with codes that pass, to reads and writes alike', async () => {
    for (const code of passingCodes) {
      on([...reads, ...writes], refusal(code));
      const outcomes = await Promise.all([...reading(), write(2)].map(outcome));
      expect([code, ...outcomes.map((error) => error instanceof ViewStoreUnavailable)]).toEqual([
        code,
        ...outcomes.map(() => true),
      ]);
    }
  });

  it.each([
    ['an index build', 'createIndexes', () => views.define({ ...view, version: 2 })],
    ['an insert', 'insert', () => mongoKeyTable(mongo.db).add(name, 'w')],
  ] as const)('to %s that is broken off', async (_, command, work) => {
    on([command], refusal(276));
    const error = await outcome(work());
    expect(error instanceof ViewStoreUnavailable || error instanceof KeyVaultUnavailable).toBe(true);
  });

  it.each([[[112, 11_000]], [[11_000, 112]], [[11_000, 112, 11_000]]])(
    'to parts of a write by %j, and every part counts',
    async (codes) => {
      proxy.inject(({ name: command, body }) =>
        command === 'update' && String(body['update']).startsWith('view.') ? writeErrors(...codes) : undefined,
      );
      expect(await outcome(write(2, 'b', 'c'))).toBeInstanceOf(ViewStoreUnavailable);
      proxy.inject(() => undefined);
      await write(2, 'b', 'c');
      expect(await views.view('sample').count({})).toBe(3);
    },
  );

  it.each([64, 79, 100])('that a majority has not confirmed a write (%i)', async (code) => {
    on(writes, concernError(code));
    expect(await outcome(write(2))).toBeInstanceOf(ViewStoreUnavailable);
    const keys = mongoKeyTable(mongo.db);
    for (const found of await Promise.all([keys.add(name, 'w'), keys.destroy(name)].map(outcome)))
      expect(found).toBeInstanceOf(KeyVaultUnavailable);
    expect(isMongoAway(await outcome(mongoLeaseTable(mongo.db).replace('a', undefined, row)))).toBe(true);
    expect(await outcome(gridFsFileStore(mongo.db).put('a/b/c', Buffer.from('c')))).toBeInstanceOf(
      FileStoreUnavailable,
    );
    proxy.inject(() => undefined);
    await write(2);
    await keys.destroy(name);
    expect(await keys.read([name])).toEqual(['destroyed']);
  });

  it('that nothing matched where a key is destroyed, which is no erasure', async () => {
    const keys = mongoKeyTable(mongo.db);
    await keys.add(name, 'wrapped');
    on(['update'], { answer: { ok: 1, n: 0, nModified: 0 } });
    expect(await outcome(keys.destroy(name))).toBeInstanceOf(KeyVaultUnavailable);
    expect(await keys.read([name])).toEqual(['wrapped']);
    proxy.inject(() => undefined);
    await keys.destroy(name);
    expect(await keys.read([name])).toEqual(['destroyed']);
  });
});

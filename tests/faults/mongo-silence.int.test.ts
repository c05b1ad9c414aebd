import { mongoLeaseTable } from '@maru/platform/lease/mongo-leases';
import { openMongo } from '@maru/platform/mongo/mongo-connection';
import { isMongoAway } from '@maru/platform/mongo/mongo-errors';
import { openMongoViewStore } from '@maru/platform/view-store/mongo-view-store';
import { ViewStoreUnavailable } from '@maru/platform/view-store/view-store';
import { expect, it } from 'vitest';
import { openMongoProxy } from '../support/mongo-proxy.ts';
import { freshMongo } from '../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../support/servers/servers.ts';

const outcome = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);
const docAt = (position: number) => ({ id: 'a', doc: { id: 'a', rank: position } as { id: string }, position });

describeOn(await mongoServer(), 'MongoDB is silent on one connection and answers on others', ({ url }) => {
  it('what was asked there ends, and may be asked again', { timeout: 60_000 }, async () => {
    const behind = await freshMongo(url);
    const proxy = await openMongoProxy(behind.url);
    const { db, close } = await openMongo(proxy.url);
    const views = await openMongoViewStore(db);
    const write = (position: number) => views.write('sample', 1, [docAt(position)], position);
    try {
      await views.define({ name: 'sample', version: 1, fields: { rank: 'number' }, indexes: [['rank']] });
      await views.swap('sample', 1);
      await write(1);
      const silent = new Set<string>();
      proxy.inject(({ name }) => {
        if (!['insert', 'update'].includes(name) || silent.has(name)) return undefined;
        silent.add(name);
        return 'silence';
      });
      const leases = mongoLeaseTable(db);
      const taking = leases.replace('a', undefined, { holder: 'me', token: 1, beat: 1 });
      const [written, taken] = await Promise.all([outcome(write(2)), outcome(taking)]);
      expect([silent.size, written, isMongoAway(taken)]).toEqual([2, expect.any(ViewStoreUnavailable), true]);
      await write(2);
      expect(await views.view('sample').get('a')).toEqual({ doc: docAt(2).doc, position: 2 });
    } finally {
      await views.close();
      await close();
      await proxy.close();
      await behind.drop();
    }
  });
});

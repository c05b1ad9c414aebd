import { openMongoSnapshotStore } from '@maru/platform/snapshot-store/mongo-snapshot-store';
import { freshMongo } from '../../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../../support/servers/servers.ts';
import { Collection } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { snapshotStoreConformance } from './snapshot-store.conformance.ts';

describeOn(await mongoServer(), 'MongoDB', ({ url }) => {
  snapshotStoreConformance('MongoDB', async () => {
    const { db, drop } = await freshMongo(url);
    return { store: openMongoSnapshotStore(db), reopen: async () => openMongoSnapshotStore(db), close: drop };
  });

  describe('snapshots in MongoDB, by several processes', () => {
    const of = { fold: 'shop.item a', stream: 'shop.item-1' };
    const at = (revision: number) => ({ revision, position: 1, hash: `hash ${revision}`, state: Buffer.from([1]) });
    const marks = (since: number, name: string, value: string) => ({ since, byName: new Map([[name, value]]) });
    let mongo: Awaited<ReturnType<typeof freshMongo>>;
    beforeEach(async () => {
      mongo = await freshMongo(url);
    });
    afterEach(async () => {
      vi.restoreAllMocks();
      await mongo.drop();
    });
    const twoStores = async () => {
      const [store, other] = [openMongoSnapshotStore(mongo.db), openMongoSnapshotStore(mongo.db)];
      await store.save(of, at(1_000), marks(-1, 'a', '1'));
      return { store, other };
    };
    const nothing = { upTo: -1, value: undefined };

    it('a save amid which another forgets leaves nothing that is believed', async () => {
      const { store, other } = await twoStores();
      const write = vi.spyOn(Collection.prototype, 'bulkWrite').mockImplementationOnce(async function (
        this: Collection,
        ...given
      ) {
        await other.forget(of.stream);
        return this.bulkWrite(...given);
      });
      expect(await store.save(of, at(2_000), marks(1_000, 'b', '2'))).toBe(false);
      expect(write).toHaveBeenCalled();
      expect([await store.find(of), await store.mark(of, 'a')]).toEqual([undefined, nothing]);
      expect(await mongo.db.collection('snapshots').countDocuments()).toBe(0);
    });

    it('a mark that is forgotten while it is read is not taken for one that never was', async () => {
      const { store, other } = await twoStores();
      const find = Collection.prototype.findOne;
      vi.spyOn(Collection.prototype, 'findOne').mockImplementation(async function (this: Collection, filter) {
        if (String(filter?._id).startsWith('mark')) await other.forget(of.stream);
        return find.call(this, filter ?? {});
      });
      expect(await store.mark(of, 'a')).toEqual(nothing);
    });

    it('what a kill left of a removal is taken away with the next', async () => {
      const { store, other } = await twoStores();
      const killed = vi.spyOn(Collection.prototype, 'deleteMany').mockRejectedValueOnce(new Error('killed'));
      await expect(store.forget(of.stream)).rejects.toThrow('killed');
      expect(killed).toHaveBeenCalled();
      expect([await store.find(of), await store.mark(of, 'a')]).toEqual([undefined, nothing]);
      await store.save(of, at(1_000), marks(-1, 'b', '2'));
      expect(await mongo.db.collection('snapshots').countDocuments({ value: '1' })).toBe(1);
      await other.retain([of.fold], 0);
      expect(await mongo.db.collection('snapshots').countDocuments({ value: '1' })).toBe(0);
      expect(await store.mark(of, 'b')).toEqual({ upTo: 1_000, value: '2' });
    });

    it('a removal that a kill broke off before it began harms nothing', async () => {
      const { store, other } = await twoStores();
      vi.spyOn(Collection.prototype, 'deleteOne').mockRejectedValueOnce(new Error('killed'));
      await expect(store.forget(of.stream)).rejects.toThrow('killed');
      await other.retain([of.fold], 0);
      expect(await store.mark(of, 'a')).toEqual({ upTo: 1_000, value: '1' });
    });
  });
});

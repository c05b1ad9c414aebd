import type { SnapshotStore, StoredSnapshot } from '@maru/platform/snapshot-store/snapshot-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

export interface SnapshotStoreUnderTest {
  readonly store: SnapshotStore;
  readonly reopen: () => Promise<SnapshotStore>;
  readonly close: () => Promise<void>;
}

const of = { fold: 'shop.item a', stream: 'shop.item-1' };
const at = (revision: number): StoredSnapshot => ({
  revision,
  position: revision * 2 + 1,
  hash: `hash ${revision}`,
  state: Buffer.from([0, 255, revision % 256]),
});
const marks = (since: number, ...byName: readonly (readonly [string, string])[]) => ({
  since,
  byName: new Map(byName),
});

export const snapshotStoreConformance = (name: string, openTest: () => Promise<SnapshotStoreUnderTest>) =>
  describe(`snapshots in ${name}`, () => {
    let test: SnapshotStoreUnderTest;
    let store: SnapshotStore;
    beforeEach(async () => {
      test = await openTest();
      ({ store } = test);
    });
    afterEach(() => test.close());
    const savedTwo = async () => {
      await store.save(of, at(1_000), marks(-1, ['a', '1'], ['b', '2']));
      await store.save(of, at(2_000), marks(1_000, ['b', '3'], ['씨 앗', '4']));
    };

    it('are nothing at first', async () => {
      expect(await store.find(of)).toBeUndefined();
      expect(await store.mark(of, 'a')).toEqual({ upTo: -1, value: undefined });
    });

    it('are found newest first, or as they were at a revision, also after a restart', async () => {
      await savedTwo();
      for (const open of [async () => store, test.reopen]) {
        const opened = await open();
        expect(await opened.find(of)).toEqual(at(2_000));
        expect(await opened.find(of, 1_999)).toEqual(at(1_000));
        expect(await opened.find(of, 999)).toBeUndefined();
      }
    });

    it('have the marks of all events up to the newest, the last under each name', async () => {
      await savedTwo();
      const found = await Promise.all(['a', 'b', '씨 앗', 'd'].map((mark) => store.mark(of, mark)));
      expect(found).toEqual(['1', '3', '4', undefined].map((value) => ({ upTo: 2_000, value })));
    });

    it('are the same where they are saved again', async () => {
      await savedTwo();
      expect(await store.save(of, at(2_000), marks(1_000, ['b', '3'], ['씨 앗', '4']))).toBe(true);
      expect(await store.find(of)).toEqual(at(2_000));
    });

    it('are those of one fold of one stream', async () => {
      await savedTwo();
      for (const other of [
        { ...of, fold: 'shop.item b' },
        { ...of, stream: 'shop.item-2' },
      ]) {
        expect(await store.find(other)).toBeUndefined();
        expect(await store.mark(other, 'a')).toEqual({ upTo: -1, value: undefined });
      }
    });

    it('are refused where those before them were thrown away, because marks would be missing', async () => {
      await savedTwo();
      await store.forget(of.stream);
      expect(await store.find(of)).toBeUndefined();
      expect(await store.mark(of, 'a')).toEqual({ upTo: -1, value: undefined });
      expect(await store.save(of, at(3_000), marks(2_000, ['e', '5']))).toBe(false);
      expect(await store.find(of)).toBeUndefined();
      expect(await store.mark(of, 'e')).toEqual({ upTo: -1, value: undefined });
    });

    it('of another stream stay when one is forgotten', async () => {
      const other = { ...of, stream: 'shop.item-2' };
      await savedTwo();
      await store.save(other, at(1_000), marks(-1, ['a', '9']));
      await store.forget(of.stream);
      expect(await store.mark(other, 'a')).toEqual({ upTo: 1_000, value: '9' });
    });
  });

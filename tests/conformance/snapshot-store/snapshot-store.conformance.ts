import { maxStateBytes, type SnapshotStore, type StoredSnapshot } from '@maru/platform/snapshot-store/snapshot-store';
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

    const nothing = { upTo: -1, value: undefined };

    it('of other events take the place of all that was there, where they come from the beginning', async () => {
      await savedTwo();
      const other = { ...at(1_000), hash: 'of another log' };
      expect(await store.save(of, other, marks(-1, ['c', '5']))).toBe(true);
      expect(await store.find(of)).toEqual(other);
      expect(await Promise.all(['a', 'c'].map((mark) => store.mark(of, mark)))).toEqual([
        { upTo: 1_000, value: undefined },
        { upTo: 1_000, value: '5' },
      ]);
    });

    it('of the same events join those that are there, where they come from the beginning', async () => {
      await savedTwo();
      expect(await store.save(of, at(1_000), marks(-1, ['a', '1'], ['b', '2']))).toBe(true);
      expect(await store.find(of)).toEqual(at(2_000));
      expect(await store.mark(of, 'b')).toEqual({ upTo: 2_000, value: '3' });
    });

    it('of another rhythm join those that reach to where they begin', async () => {
      await savedTwo();
      expect(await store.save(of, at(2_500), marks(1_500, ['c', '5']))).toBe(true);
      expect(await store.mark(of, 'c')).toEqual({ upTo: 2_500, value: '5' });
      expect(await store.save(of, at(4_000), marks(3_000, ['c', '6']))).toBe(false);
      expect(await store.mark(of, 'c')).toEqual({ upTo: 2_500, value: '5' });
    });

    it('that come late change no mark of newer ones', async () => {
      await store.save(of, at(1_000), marks(-1, ['a', '1']));
      await store.save(of, at(2_003), marks(1_000, ['a', 'released']));
      expect(await store.save(of, at(2_000), marks(1_000, ['a', 'taken']))).toBe(true);
      expect(await store.mark(of, 'a')).toEqual({ upTo: 2_003, value: 'released' });
    });

    it('are refused where the state is too large, and kept with many marks', async () => {
      const large = { ...at(1_000), state: Buffer.alloc(maxStateBytes + 1) };
      await expect(store.save(of, large, marks(-1))).rejects.toThrow(RangeError);
      const many = Array.from({ length: 2_500 }, (_, n) => [`mark ${n}`, `${n}`] as const);
      expect(await store.save(of, at(1_000), marks(-1, ...many))).toBe(true);
      expect(await store.mark(of, 'mark 2499')).toEqual({ upTo: 1_000, value: '2499' });
    });

    describe('by folds that are noted now and then', () => {
      const day = 86_400_000;
      const old = { ...of, fold: 'shop.item old' };
      const savedBoth = async () => {
        await savedTwo();
        await store.save(old, at(1_000), marks(-1, ...Array.from({ length: 6_000 }, (_, n) => [`${n}`, 'x'] as const)));
      };

      it('stay for a week after the last note, and are removed then', async () => {
        await savedBoth();
        expect(await store.retain([of.fold, old.fold], day)).toEqual([]);
        expect(await store.retain([of.fold], 8 * day)).toEqual([]);
        expect(await store.find(old)).toEqual(at(1_000));
        expect(await store.retain([of.fold], 8 * day + 1)).toEqual([old.fold]);
        expect(await store.find(old)).toBeUndefined();
        expect(await store.mark(old, '7')).toEqual(nothing);
        expect(await store.mark(of, 'a')).toEqual({ upTo: 2_000, value: '1' });
        expect(await store.retain([of.fold], 8 * day + 2)).toEqual([]);
      });

      it('stay for a week after they were met where nobody noted them, also after a restart', async () => {
        await savedBoth();
        expect(await store.retain([of.fold], day)).toEqual([]);
        const later = await test.reopen();
        expect(await later.retain([of.fold], 7 * day)).toEqual([]);
        expect(await later.retain([of.fold], 9 * day)).toEqual([old.fold]);
      });

      it('are as they were by a clock that was set back', async () => {
        await savedBoth();
        await store.retain([old.fold], 20 * day);
        await store.retain([old.fold], day);
        expect(await store.retain([of.fold], 21 * day)).toEqual([]);
      });

      it('are kept anew where a fold that was removed comes back', async () => {
        await savedBoth();
        await store.retain([old.fold], 0);
        await store.retain([of.fold], 8 * day);
        expect(await store.save(old, at(2_000), marks(1_000, ['8', 'y']))).toBe(false);
        expect(await store.save(old, at(1_000), marks(-1, ['8', 'y']))).toBe(true);
        expect(await store.mark(old, '7')).toEqual({ upTo: 1_000, value: undefined });
      });
    });
  });

import { beforeAll, describe, expect, it } from 'vitest';
import { UndeclaredField, type ViewCollection, type Where } from '@maru/platform/view-store/view-store';
import { idsOf, liveView, type Sample } from './sample-view.ts';
import type { OpenViewStore } from './view-store.conformance.ts';
import { allWithStore } from './with-store.ts';

const samples: readonly Sample[] = [
  { id: 'a', kind: 'door', rank: 1, score: 0.5, open: true },
  { id: 'b', kind: 'door', rank: 2, score: -1, open: false },
  { id: 'c', kind: 'wall', rank: 2, score: null, open: true },
  { id: 'd', kind: '', rank: 0, open: null },
  { id: 'e', kind: null, rank: null },
  { id: 'f' },
  { id: 'g', kind: '한글', rank: 1_700_000_000_000, score: 2.5, open: false },
];

const cases: readonly (readonly [Where, string])[] = [
  [{}, 'abcdefg'],
  [{ kind: 'door' }, 'ab'],
  [{ kind: 'Door' }, ''],
  [{ kind: '' }, 'd'],
  [{ kind: '한글' }, 'g'],
  [{ kind: 'door', rank: 2 }, 'b'],
  [{ rank: 0 }, 'd'],
  [{ rank: 1_700_000_000_000 }, 'g'],
  [{ score: 0.5 }, 'a'],
  [{ open: true }, 'ac'],
  [{ open: false }, 'bg'],
  [{ open: null }, 'def'],
  [{ kind: null }, 'ef'],
  [{ score: null }, 'cdef'],
  [{ kind: { in: [] } }, ''],
  [{ kind: { in: ['door'] } }, 'ab'],
  [{ kind: { in: ['door', 'wall', 'door', 'none'] } }, 'abc'],
  [{ kind: { in: ['wall', null] } }, 'cef'],
  [{ rank: { in: [0, 2] } }, 'bcd'],
  [{ open: { in: [true, null] } }, 'acdef'],
  [{ kind: { in: ['door', 'wall'] }, rank: { in: [2, 3] } }, 'bc'],
  [{ kind: { in: Array.from({ length: 500 }, (_, n) => (n === 400 ? 'wall' : `k${n}`)) } }, 'c'],
  [{ kind: { in: [...Array.from({ length: 500 }, (_, n) => `k${n}`), null] } }, 'ef'],
  [{ rank: { gt: 1 } }, 'bcg'],
  [{ rank: { gte: 1 } }, 'abcg'],
  [{ rank: { lt: 1 } }, 'd'],
  [{ rank: { lte: 1 } }, 'ad'],
  [{ rank: { gte: 1, lt: 3 } }, 'abc'],
  [{ rank: { gt: 2, lt: 2 } }, ''],
  [{ score: { gt: -1 } }, 'ag'],
  [{ score: { lt: 0 } }, 'b'],
  [{ kind: { gt: '' } }, 'abcg'],
  [{ kind: { gte: 'door', lt: 'e' } }, 'ab'],
  [{ kind: { gt: 'wall' } }, 'g'],
  [{ kind: { in: ['door', 'wall'], gt: 'door' } }, 'c'],
  [{ kind: {} }, 'abcdefg'],
  [{ rank: '2' }, ''],
  [{ kind: 2 }, ''],
];

export function whereCases(open: OpenViewStore): void {
  const { store } = allWithStore(open);

  describe.each(['live', 'building'])('of a %s version', (status) => {
    let docs: ViewCollection;
    beforeAll(async () => {
      const { view } = await liveView(store(), samples);
      await store().define({ ...view, version: 2 });
      await store().write(
        view.name,
        2,
        samples.map((doc) => ({ id: doc.id, doc, position: 1 })),
        1,
      );
      docs = status === 'live' ? store().view(view.name) : store().version(view.name, 2);
    });

    it.each(cases)('%j', async (where, ids) => {
      expect(idsOf(await docs.find({ where, limit: 100 })).join('')).toBe(ids);
      expect(await docs.count({ where })).toBe(ids.length);
      const back = await docs.find({ where, sort: [{ field: 'rank', direction: 'asc' }], limit: 100 });
      expect(idsOf(back).toSorted().join('')).toBe(ids);
    });
  });

  it.each(['unheard', 'id', 'note', 'inside', 'constructor', '__proto__', 'kind" OR 1 --'])(
    'refuses the undeclared field %s',
    async (field) => {
      const { docs } = await liveView(store(), samples);
      const where = Object.fromEntries([[field, 1]]);
      await expect(docs.find({ where, limit: 1 })).rejects.toBeInstanceOf(UndeclaredField);
      await expect(docs.count({ where })).rejects.toBeInstanceOf(UndeclaredField);
      await expect(docs.find({ sort: [{ field, direction: 'asc' }], limit: 1 })).rejects.toBeInstanceOf(
        UndeclaredField,
      );
    },
  );
}

import { beforeAll, describe, expect, it } from 'vitest';
import { UndeclaredField, type ViewCollection, type Where } from '@maru/platform/view-store/view-store';
import { idsOf, liveView, type Sample, sampleView, writesOf } from './sample-view.ts';
import type { OpenViewStore } from './view-store.conformance.ts';
import { allWithStore } from './with-store.ts';

const samples: readonly Sample[] = [
  { id: 'a', kind: 'x', rank: 3, title: '설계마루 구조 검토', note: '기둥과 보의 접합부' },
  { id: 'b', kind: 'x', rank: 2, title: '구조검토 요청', note: 'Column C-12 / Beam B_07 at 100% "as built"' },
  { id: 'c', kind: 'y', rank: 1, title: 'STRUCTURAL Review', note: '검토 완료 😀👍🏽 ㅋㅋㅋ' },
  { id: 'd', kind: 'y', rank: 2, title: 'مراجعة التصميم', note: 'סקירת תכנון' },
  { id: 'e', title: '  띄어  쓰기  ', note: "it's; DROP TABLE x; -- *AND* (NOT) ^a:b $c [d] \\e" },
  { id: 'f', title: 'ÀÉÎ straße Ωmega', note: null },
  { id: 'g', title: '가나', note: '다라' },
  { id: 'h', title: '한글'.normalize('NFD'), note: '100 percent, B07' },
  { id: 'i' },
];

const cases: readonly (readonly [string, string])[] = [
  ['구조', 'ab'],
  ['검토', 'abc'],
  ['토 요', 'b'],
  ['마루', 'a'],
  ['접합부', 'a'],
  ['설계마', 'a'],
  ['설계마루 구조 검토', 'a'],
  ['구조 검토', 'a'],
  ['구조검토', 'b'],
  ['구조 요청', ''],
  ['없는말', ''],
  ['나다', ''],
  ['가나', 'g'],
  ['structural', 'c'],
  ['Structural REVIEW', 'c'],
  ['uc', 'c'],
  ['C-1', 'b'],
  ['100%', 'b'],
  ['0%', 'b'],
  ['%%', ''],
  ['B_07', 'b'],
  ['b_0', 'b'],
  ['__', ''],
  ['"as', 'b'],
  ['""', ''],
  ['"as built"', 'b'],
  ["it's", 'e'],
  ['; DROP', 'e'],
  ['*AND*', 'e'],
  ['(NOT)', 'e'],
  ['^a:b', 'e'],
  ['$c [d] \\e', 'e'],
  ['.*', ''],
  ['a AND b', ''],
  ['  띄어', 'e'],
  ['  ', 'e'],
  ['😀👍', 'c'],
  ['👍🏽', 'c'],
  ['😀👎', ''],
  ['ㅋㅋ', 'c'],
  ['ㅋㅋㅋㅋ', ''],
  ['التصميم', 'd'],
  ['תכ', 'd'],
  ['àéî', 'f'],
  ['ωMEGA', 'f'],
  ['한글', 'h'],
  ['마루'.normalize('NFD'), 'a'],
  // Single characters, which no index has.
  ['토', ''],
  ['한'.normalize('NFD'), ''],
  ['😀', ''],
  ['a', ''],
  ['', ''],
];

/** Each line must be found, by any of its texts. */
const several: readonly (readonly [readonly (readonly string[])[], string])[] = [
  [[['구조'], ['검토']], 'ab'],
  [[['검토'], ['요청']], 'b'],
  [[['요청'], ['구조'], ['beam']], 'b'],
  [[['구조'], ['없는말']], ''],
  [[['없는말', '구조']], 'ab'],
  [[['STRUCTURAL', '요청'], ['검토']], 'bc'],
  [
    [
      ['마루', 'review'],
      ['구조', '완료'],
    ],
    'ac',
  ],
  [[['(NOT)', '100%']], 'be'],
  [[['a.*', '$c [d]']], 'e'],
  [
    [
      ['한글'.normalize('NFD'), '가나'],
      ['다라', 'b07'],
    ],
    'gh',
  ],
  [[['구조', '구조'], ['구조']], 'ab'],
  // What is too short finds nothing, but stands in nobody's way.
  [[['토', '요청']], 'b'],
  [[['구조'], ['토']], ''],
  [[['구조'], []], ''],
  [[], 'abcdefghi'],
];

export function searchCases(open: OpenViewStore): void {
  const { store } = allWithStore(open);

  describe.each(['live', 'building', 'live and written one by one'])('of a version that is %s', (status) => {
    let docs: ViewCollection;
    beforeAll(async () => {
      const early = status === 'live' ? samples : [];
      const { view } = await liveView(store(), early);
      await store().define({ ...view, version: 2 });
      const [version, all] = status === 'building' ? [2, samples] : [1, samples.slice(early.length)];
      for (const write of writesOf(all)) await store().write(view.name, version, [write], write.position);
      docs = store().version(view.name, version);
    });

    it.each(cases)('finds %j', async (text, ids) => {
      expect(idsOf(await docs.find({ text, limit: 100 })).join('')).toBe(ids);
      expect(await docs.count({ text })).toBe(ids.length);
    });
  });

  it.each(several)('finds all of %j', async (text, ids) => {
    const { docs } = await liveView(store(), samples);
    expect(idsOf(await docs.find({ text, limit: 100 })).join('')).toBe(ids);
    expect(await docs.count({ text })).toBe(ids.length);
  });

  it('counts anew what several texts find, after writes', async () => {
    const { view, docs } = await liveView(store(), samples);
    const text = [['구조', '설비'], ['검토']];
    expect(await docs.count({ text })).toBe(2);
    const [write] = writesOf([{ id: 'g', title: '설비 검토' }]);
    if (write) await store().write(view.name, 1, [{ ...write, position: 1_000 }], 1_000);
    expect(await docs.count({ text })).toBe(3);
    expect(idsOf(await docs.find({ text, limit: 9 })).join('')).toBe('abg');
  });

  it('joins text, where, order and page', async () => {
    const { docs } = await liveView(store(), samples);
    const find = async (where: Where, direction: 'asc' | 'desc', page = {}) =>
      idsOf(await docs.find({ text: '검토', where, sort: [{ field: 'rank', direction }], limit: 9, ...page })).join('');
    expect(await find({}, 'asc')).toBe('cba');
    expect(await find({}, 'desc', { limit: 1, offset: 1 })).toBe('b');
    expect(await find({ kind: 'x' }, 'asc')).toBe('ba');
    expect(await find({ kind: { in: ['y', 'x'] }, rank: { gte: 2 } }, 'desc')).toBe('ab');
    expect(await find({ kind: null }, 'asc')).toBe('');
    expect(await docs.count({ text: '검토', where: { kind: 'x' } })).toBe(2);
  });

  it('finds what is in most of many documents, and what is in few', async () => {
    const many = Array.from({ length: 6_000 }, (_, n): Sample => ({
      id: `${n}`,
      rank: n,
      kind: n < 3 ? 'few' : 'many',
      title: n === 2 ? '설비 도면' : '구조 도면',
    }));
    const { docs } = await liveView(store(), many);
    const sort = [{ field: 'rank', direction: 'desc' }] as const;
    expect(idsOf(await docs.find({ text: '도면', sort, limit: 2 }))).toEqual(['5999', '5998']);
    expect(idsOf(await docs.find({ text: '도면', where: { kind: 'few' }, sort, limit: 2 }))).toEqual(['2', '1']);
    expect(idsOf(await docs.find({ text: '설비', sort, limit: 2 }))).toEqual(['2']);
    expect([await docs.count({ text: '도면' }), await docs.count({ text: '도면', where: { kind: 'few' } })]).toEqual([
      6_000, 3,
    ]);
  });

  it('refuses text where a view declares no search', async () => {
    const { search: _, ...view } = sampleView();
    const { docs } = await liveView(store(), samples, view);
    await expect(docs.find({ text: '검토', limit: 1 })).rejects.toBeInstanceOf(UndeclaredField);
    await expect(docs.count({ text: '검토' })).rejects.toBeInstanceOf(UndeclaredField);
  });
}

import type { FindOptions, ViewCollection } from '@maru/platform/view-store/view-store';
import { describe, expect, it } from 'vitest';
import { findPage } from './find-page.ts';

interface Row {
  readonly id: string;
  readonly updated_at: number;
}
const holds = (value: number, condition: unknown) => {
  if (typeof condition === 'number') return value === condition;
  const { lt = Infinity, gt = -Infinity } = (condition ?? {}) as { lt?: number; gt?: number };
  return value < lt && value > gt;
};
/** As much of a view as paging needs. */
const viewOf = (rows: readonly Row[]) => {
  const asked: FindOptions[] = [];
  const find = async (options: FindOptions) => {
    asked.push(options);
    const sign = options.sort?.[0]?.direction === 'desc' ? -1 : 1;
    const found = rows
      .filter(({ updated_at }) => holds(updated_at, options.where?.['updated_at']))
      .toSorted((a, b) => sign * (a.updated_at - b.updated_at));
    return found.slice(0, options.limit).map((doc) => ({ doc, position: 1 }));
  };
  return { view: { find } as unknown as ViewCollection, asked };
};
const rows = (...times: readonly number[]) => times.map((updated_at, at) => ({ id: `${at}`, updated_at }));

describe('findPage', () => {
  it.each([
    ['desc', -1, [1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3]],
    ['desc', 3, [1, 2, 3, 4, 5, 6, 7], [2, 1]],
    ['asc', -1, [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5]],
    ['asc', 5, [1, 2, 3, 4, 5, 6, 7], [6, 7]],
    ['asc', -1, [], []],
    ['asc', -1, [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]],
  ] as const)('gives the next page %s after %d', async (direction, cursor, times, expected) => {
    const { view } = viewOf(rows(...times));
    const page = await findPage<Row>(view, { where: {}, direction, cursor });
    expect(page.map(({ updated_at }) => updated_at)).toEqual(expected);
  });

  it('brings along all that share the last one’s time, each once', async () => {
    const { view } = viewOf(rows(9, 8, 7, 6, 6, 6, 6, 5));
    const page = await findPage<Row>(view, { where: {}, direction: 'desc', cursor: -1 });
    expect(page.map(({ updated_at }) => updated_at)).toEqual([9, 8, 7, 6, 6, 6, 6]);
    expect(new Set(page.map(({ id }) => id)).size).toBe(7);
  });

  it('walks through all, each once, also where the clock jumped while they were made', async () => {
    const times = [50, 51, 900, 901, 902, 52, 53, 54, 54, 10, 11, 54, 55, 903, 56];
    for (const direction of ['asc', 'desc'] as const) {
      const { view } = viewOf(rows(...times));
      const seen: Row[] = [];
      for (let page = [] as readonly Row[], cursor = -1; ; cursor = page.at(-1)?.updated_at ?? 0) {
        page = await findPage<Row>(view, { where: {}, direction, cursor });
        if (page.length === 0) break;
        seen.push(...page);
      }
      expect(seen.map(({ id }) => id).toSorted()).toEqual(
        rows(...times)
          .map(({ id }) => id)
          .toSorted(),
      );
    }
  });

  it('asks once where nothing is shared, within the given filter', async () => {
    const { view, asked } = viewOf(rows(1, 2, 3, 4, 5, 6));
    await findPage<Row>(view, { where: { prj_id: 'p' }, direction: 'asc', cursor: 2 });
    expect(asked).toMatchObject([{ where: { prj_id: 'p', updated_at: { gt: 2 } }, limit: 6 }]);
  });
});

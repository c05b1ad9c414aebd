import { readItemRow } from '@maru/contracts/shop/item/item-rows';
import { itemRowColumns } from '@maru/contracts/shop/item/item-rows.words';
import type { RowOf } from '@maru/contracts/kernel/rows';
import { itemExamples, noticeExamples } from '@maru/contracts/shop/item/item.examples';
import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import { type ItemOnShelf, listFieldsOf, noStars } from '@maru/contracts/shop/item/item.views';
import type { Document, ViewStore } from '@maru/platform/view-store/view-store';
import { expect, it } from 'vitest';
import { checkItemRows } from './check-item-rows.service.ts';

const { description: _, ...data } = itemExamples.ItemAdded.data;
const { id } = data;
const facts = {
  ...data,
  options: data.options.map((option) => ({ ...option, reserved: 2 })),
  terms: firstItemTerms,
  sale: null,
  sale_began: false,
};
const item: ItemOnShelf = {
  ...facts,
  ...listFieldsOf(facts),
  state: 'hidden',
  sold: 0,
  created_at: 1,
  updated_at: 1,
  revision: 0,
  position: 1,
  rated: noStars,
  finding: '',
};
const [first] = item.options;

const views = {
  view: () => ({
    getMany: async (ids: readonly string[]) => (ids.includes(id) ? [{ doc: item as Document }] : []),
    find: async ({ where }: { where: { name: { in: readonly string[] } } }) =>
      where.name.in.includes(item.name) ? [{ doc: item as Document }] : [],
  }),
} as unknown as ViewStore;
const loadWith = (notice: object | null) =>
  (async () => ({ state: { status: 'there', item: { ...item, notice } } })) as unknown as Parameters<
    typeof checkItemRows
  >[0]['load'];

const headings = Object.values(itemRowColumns).map((column) => column.headings[0]);
const rowOf = (cells: Partial<RowOf<typeof itemRowColumns>>) =>
  Object.keys(itemRowColumns).map((name) => cells[name as keyof typeof cells] ?? '');
const check = (rows: readonly Partial<RowOf<typeof itemRowColumns>>[], notice: object | null = null) =>
  checkItemRows({ views, load: loadWith(notice) })([[...headings], ...rows.map(rowOf)], undefined);

const asItIs = {
  id,
  option: '1',
  name: item.name,
  category: item.category,
  kind: '배송 상품',
  tax: '과세',
  state: '숨김',
  option_name: first?.name ?? '',
  price: `${first?.price}`,
  stock: '999',
};

it('makes no line of what was taken out and stays as it is', async () => {
  expect(await check([asItIs])).toMatchObject([{ row: 2, line: null, problem: null, facts: {} }]);
});

it('makes a line of what was changed alone, with the values of before', async () => {
  const changed = { ...asItIs, category: '인쇄', price: '39,000원', counted: '18' };
  const [row] = await check([changed]);
  expect(row?.line).toEqual({ id, name: row?.name, fields: { category: '인쇄' }, option: 1, price: 39_000, to: 18 });
  expect(row?.facts).toEqual({ category: item.category, price: '41000', to: '20' });
});

it('takes a change of the item from whichever of its rows says it, once', async () => {
  const rows = await check([
    { ...asItIs, name: '새 이름' },
    { id, option: '2', name: item.name },
    { id, option: '2', name: '새 이름', price: '1' },
    { id, option: '1', name: '다른 이름' },
  ]);
  expect(rows.map(({ line, problem }) => problem ?? line)).toEqual([
    expect.objectContaining({ fields: { name: '새 이름' } }),
    null,
    'twice',
    'name_differs twice',
  ]);
});

it.each<[Partial<typeof asItIs> & { counted?: string }, string]>([
  [{ id: '01900000-0000-7000-8000-00000000ffff' }, 'unknown_item'],
  [{ id, option: '9' }, 'unknown_option'],
  [{ id, price: '1000' }, 'which_option'],
  [{ id, option: '1', price: '천 원', state: '판매' }, 'state_wrong price_wrong'],
  [{ id, option: '1', price: '100000001' }, 'price_wrong'],
  [{ id, option: '1', counted: '1' }, 'counted_held'],
  [{ id, option: '1', counted: '-3' }, 'counted_wrong'],
  [{ id, kind: '라이선스' }, 'kind_fixed'],
  [{ id, state: '판매중' }, 'state_notice'],
  [{ id, option_name: '500장' }, 'price_missing counted_missing'],
  [{ name: '새 상품', category: '명함', state: '판매중', option_name: '한 개', price: '1', counted: '3' }, 'state_new'],
  [{ name: item.name, category: '명함', option_name: '한 개', price: '1', counted: '3' }, 'name_taken'],
  [{ price: '만 원' }, 'price_wrong name_missing category_missing option_name_missing counted_missing'],
])('says of %o what is wrong', async (cells, problem) => {
  const [row] = await check([cells]);
  expect(row).toMatchObject({ line: null, problem });
});

it('lets on sale what the law wants said of', async () => {
  const [row] = await check([{ id, state: '판매중' }], noticeExamples.goods);
  expect(row?.line).toMatchObject({ id, state: 'onSale' });
});

it('makes one new item of rows of one name, unless one of them is wrong', async () => {
  const option = (option_name: string, price: string) => ({ name: '새 명함', option_name, price, counted: '5' });
  const rows = await check([{ ...option('100장', '9000'), category: '명함' }, option('200장', '15000')]);
  expect(rows[0]?.line).toMatchObject({
    name: '새 명함',
    create: {
      category: '명함',
      options: [
        { name: '100장', price: 9_000, stock: 5 },
        { name: '200장', price: 15_000, stock: 5 },
      ],
    },
  });
  expect(rows[1]).toMatchObject({ line: null, problem: null, facts: { with: '2' } });
  const wrong = await check([{ ...option('100장', '9000'), category: '명함' }, option('200장', '-')]);
  expect(wrong.map(({ line, problem }) => [line, problem])).toEqual([
    [null, 'together'],
    [null, 'price_wrong'],
  ]);
});

it('reads texts that files mark as none of a formula', () =>
  expect(readItemRow({ ...asItIs, counted: '', name: "'=특가" } as never).cells.name).toBe('=특가'));

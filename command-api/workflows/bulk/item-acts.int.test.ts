import { itemStream } from '@maru/contracts/shop/item/item.events';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { itemAggregate } from '../../shop/item/item.aggregate.ts';
import { factsOf } from '../../shop/item/item.state.ts';
import { shopWorld, type ShopWorld } from '../shop/shop.fixture.ts';
import { type BulkTurns, bulkTurns } from './bulk-turns.fixture.ts';

let shop: ShopWorld;
let turns: BulkTurns;
let [one, other] = ['', ''];
beforeEach(async () => {
  shop = await shopWorld();
  turns = bulkTurns(shop, await shop.admin());
  [one, other] = [await shop.item(10), await shop.item(20)];
});
afterEach(() => shop.close());

const fields = { name: '새 명함', category: '명함', tax: 'taxed', kind: 'goods' };
const itemOf = async (id: string) => factsOf((await shop.load(itemAggregate, itemStream(id))).state);
const optionOf = async (id: string) => (await itemOf(id)).options[0];
const refusedOf = async (id: string) =>
  (await turns.bulkEvents(id)).flatMap((event) => (event.type === 'BulkLinesDone' ? event.data.refused : []));
const movesOf = async (id: string) =>
  (await turns.eventsOf(itemStream(id))).flatMap(({ type, data }) => (type === 'StockAdjusted' ? [data] : []));
const done = async (kind: string, lines: readonly object[]) => {
  const { id } = await turns.start({ kind, lines });
  await turns.untilDone(id);
  return refusedOf(id);
};

describe('many items at once', () => {
  it('cost what was said, but where the price was changed since somebody looked', async () => {
    const from = (await optionOf(one))?.price ?? 0;
    const line = (id: string, more: object = {}) => ({ id, name: '명함', option: 1, from, price: 9_000, ...more });
    const refused = await done('item.price', [line(one), line(other, { from: from + 1 }), line(one, { option: 9 })]);
    expect(refused).toEqual([
      { no: 1, code: 'changed_meanwhile' },
      { no: 2, code: 'option_not_found' },
    ]);
    expect([(await optionOf(one))?.price, (await optionOf(other))?.price]).toEqual([9_000, from]);
  });

  it('are hidden', async () => {
    expect(
      await done(
        'item.state',
        [one, other].map((id) => ({ id, name: '명함', state: 'hidden' })),
      ),
    ).toEqual([]);
    expect([(await itemOf(one)).state, (await itemOf(other)).state]).toEqual(['hidden', 'hidden']);
  });

  it('have what was counted, or so many more, and the record says so', async () => {
    const lines = [
      { id: one, name: '명함', option: 1, to: 7, reason: '실사' },
      { id: other, name: '명함', option: 1, by: 5, reason: '입고' },
      { id: other, name: '명함', option: 1, by: -100, reason: '파손' },
    ];
    expect(await done('item.stock', lines)).toEqual([{ no: 2, code: 'out_of_stock' }]);
    expect(await movesOf(one)).toMatchObject([{ by: -3, stock: 7, reason: '실사', way: 'counted' }]);
    expect(await movesOf(other)).toMatchObject([{ by: 5, stock: 25, reason: '입고', way: 'bulk' }]);
  });

  it('are changed and made by rows of a file, each part once', async () => {
    const fresh = v7();
    const lines = [
      { id: one, name: '명함', fields: { category: '인쇄' }, option: 1, price: 8_000, to: 4, state: 'hidden' },
      { id: other, name: '명함', add: { name: '200장', price: 100_000, stock: 3 } },
      { id: fresh, name: '새 명함', create: { ...fields, options: [{ name: '한 개', price: 5_000, stock: 2 }] } },
    ];
    expect(await done('item.file', lines)).toEqual([]);
    expect(await itemOf(one)).toMatchObject({
      category: '인쇄',
      state: 'hidden',
      options: [{ price: 8_000, stock: 4 }],
    });
    expect((await itemOf(other)).options.map(({ name }) => name)).toEqual(['100장', '200장']);
    expect(await itemOf(fresh)).toMatchObject({ ...fields, state: 'hidden', options: [{ price: 5_000, stock: 2 }] });
    expect(await movesOf(one)).toMatchObject([{ reason: '파일로 올림', way: 'file' }]);
  });

  it.each([1, 2])('are counted once, whichever command a crash follows: %i', async (crash) => {
    const lines = [one, other].map((id) => ({ id, name: '명함', option: 1, to: 7, reason: '실사' }));
    const { id } = await turns.start({ kind: 'item.stock', lines });
    await turns.turn(id, { execute: turns.dyingAfter(crash) }).catch(() => undefined);
    // Sold before the lines come again: the count is not taken for one of now.
    await shop.asAdmin('AdjustStock', { id: one, optionId: 1, by: -2, reason: '파손' });
    await turns.untilDone(id);
    expect(await refusedOf(id)).toEqual([]);
    expect([(await optionOf(one))?.stock, (await optionOf(other))?.stock]).toEqual([5, 7]);
  });
});

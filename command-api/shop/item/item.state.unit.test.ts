import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import { itemDocument } from '@maru/contracts/shop/item/item.views';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { itemAggregate } from './item.aggregate.ts';
import { added, id, keeper, licence, orderId, reserved, taken } from './item.spec.ts';
import { existingItem, factsOf } from './item.state.ts';

const after = (...events: readonly ItemEvent[]) => existingItem(foldAll(itemAggregate, events));
const stockOf = (...events: readonly ItemEvent[]) =>
  after(...events).item.options.map(({ id: option, stock, reserved: held }) => [option, stock, held]);
const {
  ItemSaleSet,
  SaleBegan,
  SaleEnded,
  ItemOptionAdded,
  ItemOptionRemoved,
  ItemOptionChanged,
  ItemEdited,
  StockReleased,
  StockAdjusted,
} = itemExamples;

describe('folding an item', () => {
  it.each(Object.values(itemExamples).filter(({ type }) => type !== 'ItemAdded'))(
    'takes $type before anything else as nothing',
    (event) => {
      expect(foldAll(itemAggregate, [event])).toEqual({ status: 'missing' });
    },
  );
  it('follows edits and options', () => {
    expect(after(added, ItemEdited).item).toMatchObject({
      name: '코튼 명함',
      tax: 'free',
      summary: added.data.summary,
    });
    expect(after(added, ItemOptionChanged).item.options[0]).toMatchObject({ name: '100장', price: 38_000, stock: 20 });
    expect(after(added, ItemOptionAdded, ItemOptionRemoved).item.options.map(({ id: option }) => option)).toEqual([
      2, 3,
    ]);
  });
  it('follows a sale', () => {
    expect(after(added, ItemSaleSet).item).toMatchObject({ sale: ItemSaleSet.data.to, sale_began: false });
    expect(after(added, ItemSaleSet, SaleBegan).item).toMatchObject({ sale: ItemSaleSet.data.to, sale_began: true });
    expect(after(added, ItemSaleSet, SaleBegan, SaleEnded).item).toMatchObject({ sale: null, sale_began: false });
  });
  it('follows stock through counting, holding, letting go and selling', () => {
    expect(stockOf(added, StockAdjusted)).toEqual([
      [1, 17, 0],
      [2, 5, 0],
    ]);
    expect(stockOf(added, reserved)).toEqual([
      [1, 20, 2],
      [2, 5, 0],
    ]);
    expect(stockOf(added, reserved, StockReleased)).toEqual([
      [1, 20, 0],
      [2, 5, 0],
    ]);
    expect(stockOf(added, reserved, taken)).toEqual([
      [1, 18, 0],
      [2, 5, 0],
    ]);
    expect(after(added, reserved, taken).item.sold).toBe(2);
  });
  it('counts what is sent in place of others off the stock, not as sold', () => {
    const instead = { ...reserved.data, exchange: 1 };
    const sent = [added, reserved, taken, { ...reserved, data: instead }, { ...taken, data: instead }] as const;
    expect([stockOf(...sent), after(...sent).item.sold]).toEqual([
      [
        [1, 16, 0],
        [2, 5, 0],
      ],
      2,
    ]);
  });
  it('counts nothing of licences but what was sold', () => {
    expect(stockOf(licence, reserved, taken)).toEqual([[1, null, 0]]);
    expect(after(licence, reserved, taken).item.sold).toBe(2);
    expect(after(licence, reserved).held.get(orderId)).toEqual({
      lines: reserved.data.lines,
      until: reserved.data.until,
    });
  });
  it('is answered as it is kept', () => {
    const { body } = itemAggregate.answer(foldAll(itemAggregate, [added]), { type: 'EditItem', data: { id } }, keeper);
    expect(itemDocument.parse({ ...body, revision: 0, position: 1 })).toMatchObject(factsOf(after(added)));
  });
});

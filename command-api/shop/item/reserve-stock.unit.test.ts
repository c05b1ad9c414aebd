import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { maxStock } from '@maru/contracts/shop/item/item.fields';
import { describe, it } from 'vitest';
import {
  added,
  hidden,
  id,
  item,
  keeper,
  licence,
  orderId,
  orders,
  released,
  reserve,
  reserved,
  taken,
} from './item.spec.ts';

const adjust = (by: number, optionId = 1) =>
  ({ type: 'AdjustStock', data: { id, optionId, by, reason: '파손' } }) as const;

describe('AdjustStock', () => {
  it('records the movement, its reason and what is left', () => {
    item.given(added).when(adjust(-3), keeper).emits(itemExamples.StockAdjusted);
    item
      .given(added)
      .when(adjust(-20), keeper)
      .emits({ type: 'StockAdjusted', data: { id, optionId: 1, by: -20, stock: 0, reason: '파손' } });
  });
  it('never goes below zero, nor below what orders hold', () => {
    item.given(added).when(adjust(-21), keeper).isRefused('out_of_stock');
    item
      .given(added, reserved)
      .when(adjust(-18), keeper)
      .emits({ type: 'StockAdjusted', data: { id, optionId: 1, by: -18, stock: 2, reason: '파손' } });
    item.given(added, reserved).when(adjust(-19), keeper).isRefused('stock_held');
  });
  it('never goes above what can be counted', () => {
    item.given(added).when(adjust(maxStock), keeper).isRefused('invalid_input');
  });
  it('refuses what is not counted or missing', () => {
    item.given(licence).when(adjust(1), keeper).isRefused('stock_uncounted');
    item.given(added).when(adjust(1, 3), keeper).isRefused('option_not_found');
    item.given().when(adjust(1), keeper).isRefused('item_not_found');
  });
});

const other = '01900000-0000-7000-8000-0000000000fa';

describe('ReserveStock', () => {
  it('holds what is there, once for an order', () => {
    item.given(added).when(reserve(2), orders).emits(reserved);
    item.given(added, reserved).when(reserve(2), orders).emitsNothing();
    item.given(added, reserved).when(reserve(3), orders).isRefused('key_reused');
    item
      .given(added, reserved)
      .when(reserve(2, orderId, 2), orders)
      .isRefused('key_reused');
  });
  it('gives away nothing twice', () => {
    item
      .given(added, reserved)
      .when(reserve(18, other), orders)
      .emits({ ...reserved, data: { ...reserve(18, other).data } });
    item.given(added, reserved).when(reserve(19, other), orders).isRefused('out_of_stock');
    item.given(added, reserved, taken).when(reserve(19, other), orders).isRefused('out_of_stock');
    item
      .given(added, reserved, released)
      .when(reserve(20, other), orders)
      .emits({ ...reserved, data: { ...reserve(20, other).data } });
  });
  it('adds up lines of the same option', () => {
    const { data } = reserve(3, other, 2);
    item
      .given(added)
      .when({ type: 'ReserveStock', data: { ...data, lines: [...data.lines, ...data.lines] } }, orders)
      .isRefused('out_of_stock');
  });
  it('does not hold again for an order that is over', () => {
    item.given(added, reserved, released).when(reserve(2), orders).isRefused('reservation_over');
    item.given(added, reserved, taken).when(reserve(2), orders).isRefused('reservation_over');
  });
  it('holds only what is on sale', () => {
    item.given(added, hidden).when(reserve(2), orders).isRefused('item_not_found');
    item
      .given(added, { ...hidden, data: { ...hidden.data, to: 'soldOut' } })
      .when(reserve(2), orders)
      .isRefused('sold_out');
    const empty = added.data.options.map((option) => ({ ...option, stock: 0 }));
    item
      .given({ ...added, data: { ...added.data, options: empty } })
      .when(reserve(1), orders)
      .isRefused('sold_out');
    item
      .given(added)
      .when(reserve(1, other, 3), orders)
      .isRefused('option_not_found');
    item.given().when(reserve(1), orders).isRefused('item_not_found');
  });
  it('holds for an exchange beside its order, also what is not on sale any more, and never more than there is', () => {
    const instead = (quantity: number, exchange = 1) =>
      ({ type: 'ReserveStock', data: { ...reserve(quantity).data, exchange } }) as const;
    const held = { ...reserved, data: instead(18).data };
    item.given(added, reserved, taken).when(instead(18), orders).emits(held);
    item.given(added, reserved, taken, hidden).when(instead(18), orders).emits(held);
    item.given(added, reserved, taken).when(instead(19), orders).isRefused('out_of_stock');
    item.given(added, reserved, taken, held).when(instead(18), orders).emitsNothing();
    item.given(added, reserved, taken, held).when(instead(1, 2), orders).isRefused('out_of_stock');
    item
      .given(added, held, { ...taken, data: held.data })
      .when(instead(18), orders)
      .isRefused('reservation_over');
  });
  it('never runs out of licences', () => {
    item
      .given(licence)
      .when(reserve(9_999), orders)
      .emits({ type: 'StockReserved', data: { ...reserve(9_999).data, id } });
  });
});

const release = { type: 'ReleaseStock', data: { id, orderId, reason: '시간 초과' } } as const;

describe('ReleaseStock', () => {
  it('lets go what an order holds, once', () => {
    item.given(added, reserved).when(release, orders).emits(released);
    item.given(added, reserved, released).when(release, orders).emitsNothing();
  });
  it('has nothing to let go where nothing was held', () => {
    item.given(added).when(release, orders).emitsNothing();
  });
  it('does not give back what is sold', () => {
    item.given(added, reserved, taken).when(release, orders).isRefused('reservation_over');
  });
  it('lets go what an exchange holds, not what its order does', () => {
    const held = { ...reserved, data: { ...reserved.data, exchange: 1 } };
    item.given(added, held).when(release, orders).emitsNothing();
    item
      .given(added, held)
      .when({ type: 'ReleaseStock', data: { ...release.data, exchange: 1 } }, orders)
      .emits({ ...released, data: { ...released.data, exchange: 1 } });
  });
  it('refuses what is missing', () => {
    item.given().when(release, orders).isRefused('item_not_found');
  });
});

const take = { type: 'TakeStock', data: { id, orderId } } as const;

describe('TakeStock', () => {
  it('sells what an order holds, once', () => {
    item.given(added, reserved).when(take, orders).emits(taken);
    item.given(added, reserved, taken).when(take, orders).emitsNothing();
  });
  it('sells it also when the item was hidden meanwhile', () => {
    item.given(added, reserved, hidden).when(take, orders).emits(taken);
  });
  it('sells nothing that is not held', () => {
    item.given(added).when(take, orders).isRefused('reservation_over');
    item.given(added, reserved, released).when(take, orders).isRefused('reservation_over');
  });
  it('sends what an exchange holds, once, whatever its order did', () => {
    const held = { ...reserved, data: { ...reserved.data, exchange: 1 } };
    const [send, sent] = [
      { type: 'TakeStock', data: { ...take.data, exchange: 1 } } as const,
      { ...taken, data: { ...taken.data, exchange: 1 } },
    ];
    item.given(added, reserved, taken, held).when(send, orders).emits(sent);
    item.given(added, reserved, taken, held, sent).when(send, orders).emitsNothing();
    item.given(added, reserved, taken).when(send, orders).isRefused('reservation_over');
  });
  it('refuses what is missing', () => {
    item.given().when(take, orders).isRefused('item_not_found');
  });
});

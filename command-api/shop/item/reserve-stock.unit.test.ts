import { describe, it } from 'vitest';
import { added, hidden, id, item, licence, orderId, orders, released, reserve, reserved, taken } from './item.spec.ts';

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

import type { ItemShipping } from '@maru/contracts/shop/item/item.terms';
import type { LineDeductions, LineSurcharge } from '@maru/contracts/shop/order/order.fields';
import type { Ordered } from '@maru/contracts/shop/order/order.parts';
import { wholeShippingFee } from '@maru/contracts/shop/order/order.shipping-fees';

export interface Made {
  readonly kind?: 'goods' | 'licence';
  readonly tax?: 'taxed' | 'free';
  readonly shipping?: ItemShipping;
  readonly exchanged?: number;
  readonly replaces?: number | null;
  readonly difference?: number;
  readonly allowance?: number;
  readonly deductions?: LineDeductions;
  readonly surcharges?: readonly LineSurcharge[];
}
export const line = (no: number, unit_price: number, quantity: number, more: Made = {}) => ({
  no,
  item_id: `item ${no}`,
  option_id: 1,
  name: '',
  option: '',
  image: null,
  unit_price,
  quantity,
  kind: 'goods' as const,
  tax: 'taxed' as const,
  cancelled: 0,
  exchanged: 0,
  replaces: null,
  difference: 0,
  allowance: 0,
  surcharges: [],
  ...more,
});
export const money = {
  refunded: 0,
  tax_free_refunded: 0,
  points_back: 0,
  recharged: 0,
  allowance: { fee: 0, rest: 0 },
};
/** Sending was paid for once, for all that was ordered. */
export const sentTogether = <O extends Pick<Ordered, 'lines' | 'amounts'>>(order: O) => {
  const lines = order.lines.filter(({ replaces }) => replaces === null);
  const fees = wholeShippingFee({ lines, amounts: order.amounts });
  return { ...order, shipping_fees: fees.map((fee) => ({ ...fee, allowance: 0 })) };
};
export const amounts = { goods: 115_000, shipping: 3_000, discount: 0, points: 0, total: 118_000, tax_free: 0 };
export const order = sentTogether({
  lines: [line(1, 10_000, 2), line(2, 5_000, 1), line(3, 90_000, 1, { kind: 'licence' })],
  amounts,
  claims: [],
  ...money,
});

import type { Period } from '@maru/contracts/kernel/days-of-periods';
import type { SettlementSums } from '@maru/contracts/shop/sales/settlement.columns';

const orders = (query: Readonly<Record<string, string>>) => `/adm/order?${new URLSearchParams(query)}`;
const paidIn = ({ from, to }: Period) => ({ paid_at_from: from, paid_at_to: to });
const refunded = { refunded_from: '1', sort: '-paid_at' };

/** The list behind a figure: by the day of payment, because no order knows the days on which parts of it went back. */
export const placeOf: { readonly [Name in keyof SettlementSums]?: (period: Period) => string } = {
  paid_orders: (period) => orders(paidIn(period)),
  paid: (period) => orders(paidIn(period)),
  refunded: () => orders(refunded),
  points_gained: () => '/adm/coupon',
};

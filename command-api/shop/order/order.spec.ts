import { type Actor, system } from '@maru/contracts/kernel/actor';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { virtualAccount } from '@maru/contracts/shop/order/order.refund-account';
import type { Amounts } from '@maru/contracts/shop/order/order.fields';
import { decisionsOf, recordedAs } from '../../pipeline/decider-spec.ts';
import { orderAggregate } from './order.aggregate.ts';

export { system };
export const {
  OrderPlaced,
  OrderDepositAwaited,
  OrderPaid,
  OrderExpired,
  OrderCancelled,
  OrderPartCancelled,
  OrderPrepared,
  OrderShipped,
  OrderDelivered,
  OrderConfirmed,
  OrderReturnRequested,
  OrderReturned,
  OrderExchangeRequested,
  OrderExchanged,
  OrderRefundAccountGiven,
} = orderExamples;
export const { id } = OrderPlaced.data;
export const amounts = { discount: 0, points: 0, ...OrderPlaced.data.amounts } as Amounts;
export const buyer: Actor = { id: OrderPlaced.data.user_id ?? '', level: 1 };
export const admin: Actor = { id: 'an administrator', level: 10 };
/** Paid into a virtual account. */
export const deposited = [
  OrderPlaced,
  OrderDepositAwaited,
  { ...OrderPaid, data: { ...OrderPaid.data, method: virtualAccount } },
] as const;
export const refund_account = { bank: '88', account: '110123456789', holder: '김하늘' } as const;
export const licence = {
  ...OrderPlaced,
  data: {
    ...OrderPlaced.data,
    lines: OrderPlaced.data.lines.slice(0, 1).map((line) => ({ ...line, kind: 'licence' as const })),
  },
};
export const due = { ...OrderPlaced, data: { ...OrderPlaced.data, pay_until: recordedAs(1).meta.at } };
export const order = decisionsOf(orderAggregate);

import { type Actor, system } from '@maru/contracts/kernel/actor';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { virtualAccount } from '@maru/contracts/shop/order/order.refund-account';
import type { Amounts, OrderTerms } from '@maru/contracts/shop/order/order.fields';
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
  ParcelCorrected,
  OrderDelivered,
  ParcelLost,
  ParcelCameBack,
  ParcelUnpacked,
  OrderConfirmed,
  OrderAddressChanged,
  OrderLicenceShown,
  OrderRefundAccountGiven,
  ClaimOpened,
  ClaimWithdrawn,
  ClaimDeclined,
  ClaimCollected,
  ClaimArrived,
  ClaimRefunded,
  ClaimReplaced,
  SurchargeAsked,
  SurchargePaid,
  OrderRefunded,
} = orderExamples;
export const { id } = OrderPlaced.data;
export const amounts = { discount: 0, points: 0, ...OrderPlaced.data.amounts } as Amounts;
export const buyer: Actor = { id: OrderPlaced.data.user_id ?? '', level: 1 };
export const admin: Actor = { id: 'an administrator', level: 10 };
export const stranger: Actor = { id: 'a stranger', level: 1 };
export const dayMs = 24 * 60 * 60 * 1000;

/** Paid into a virtual account. */
export const deposited = [
  OrderPlaced,
  OrderDepositAwaited,
  { ...OrderPaid, data: { ...OrderPaid.data, method: virtualAccount } },
] as const;
export const refund_account = { bank: '88', account: '110123456789', holder: '김하늘' } as const;
export const due = { ...OrderPlaced, data: { ...OrderPlaced.data, pay_until: recordedAs(1).meta.at } };

/** Three pieces of goods in one parcel. */
export const shipped = [OrderPlaced, OrderPaid, OrderPrepared, OrderShipped] as const;
export const delivered = [...shipped, OrderDelivered] as const;

const [goods, book] = OrderPlaced.data.lines;
const placedWith = (more: Partial<typeof OrderPlaced.data>) => ({
  ...OrderPlaced,
  data: { ...OrderPlaced.data, ...more },
});
const programs = goods ? [{ ...goods, kind: 'licence' as const }] : [];
const agreed = [...(OrderPlaced.data.agreed ?? []), { which: 'licence', version: 1 }];
/** Two licences, and nothing to send; the buyer agreed that a key is not given back once it was shown. */
export const licence = placedWith({
  agreed,
  lines: programs,
  amounts: { ...amounts, goods: 69_700, total: 69_700, tax_free: 0 },
  address: '',
});
/** Two licences and a book. */
export const mixed = placedWith({ agreed, lines: [...programs, ...(book ? [book] : [])] });
export const withTerms = (terms: OrderTerms) => placedWith({ terms });
export const order = decisionsOf(orderAggregate);
/** A claim that is other than the example. */
export const opened = (more: Partial<typeof ClaimOpened.data> = {}) => ({
  ...ClaimOpened,
  data: { ...ClaimOpened.data, ...more },
});

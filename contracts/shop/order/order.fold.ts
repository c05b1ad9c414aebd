import type { StreamFold } from '../../kernel/fold.ts';
import { epochMs } from '../../kernel/fields.ts';
import type { Recorded } from '../../kernel/message.ts';
import { claimEvolvers } from './claim.fold.ts';
import { isConsented } from './order.consents.ts';
import type { OrderEvent } from './order.events.ts';
import { type OrderFacts, withRefund, withStep } from './order.moments.ts';
import { withoutParts } from './order.parts.ts';
import { unsentOf } from './order.pieces.ts';
import { parcelEvolvers } from './parcel.fold.ts';

export type { OrderFacts } from './order.moments.ts';

type Event<T extends OrderEvent['type']> = Extract<OrderEvent, { type: T }>;

const newLine = {
  cancelled: 0,
  exchanged: 0,
  prepared: 0,
  replaces: null,
  difference: 0,
  shown_at: null,
  accepted_at: null,
} as const;

const placed = (
  _: OrderFacts | undefined,
  {
    data: {
      pay_until,
      lines,
      amounts,
      coupon = null,
      cash_receipt = '',
      cash_receipt_use = null,
      terms = {},
      agreed = [],
      ...order
    },
    meta,
  }: Event<'OrderPlaced'> & Recorded,
): OrderFacts => ({
  ...order,
  ordered_phone: order.phone,
  coupon,
  cash_receipt,
  cash_receipt_use,
  terms,
  amounts: { ...amounts, discount: amounts.discount ?? 0, points: amounts.points ?? 0 },
  points_back: 0,
  stage: 'awaitingPayment',
  status: 'awaitingPayment',
  partly: null,
  lines: lines.map((line) => ({ ...line, ...newLine, consented: isConsented(line, agreed) })),
  parcels: [],
  claims: [],
  refunded: 0,
  tax_free_refunded: 0,
  recharged: 0,
  placed_at: epochMs(meta.at),
  pay_until: Date.parse(pay_until),
  deposit: null,
  method: null,
  payment_key: null,
  receipt: null,
  refund_account: null,
  paid_at: null,
  due_at: null,
  timeline: [{ at: epochMs(meta.at), action: null, status: 'awaitingPayment' }],
});

const withCancellation = (
  order: OrderFacts | undefined,
  event: Event<'OrderCancelled' | 'OrderPartCancelled'> & Recorded,
): OrderFacts | undefined => {
  if (!order) return undefined;
  const { parts, refund, reason } = event.data;
  const left = { ...order, lines: withoutParts(order.lines, parts) };
  // What was not packed yet goes first.
  const lines = left.lines.map((line) => ({ ...line, prepared: Math.min(line.prepared, unsentOf(left, line)) }));
  const stage = event.type === 'OrderCancelled' && order.stage !== 'paid' ? 'cancelled' : order.stage;
  return withStep(
    order,
    event,
    { action: 'cancel', parts, refund, reason },
    { ...withRefund(order, event.data), stage, lines },
  );
};

export const orderFold: StreamFold<OrderFacts | undefined, OrderEvent> = {
  initialState: undefined,
  evolve: {
    ...parcelEvolvers,
    ...claimEvolvers,
    OrderPlaced: placed,
    OrderDepositAwaited: (order, event) =>
      withStep(
        order,
        event,
        { action: 'awaitDeposit' },
        { deposit: event.data.deposit, pay_until: Date.parse(event.data.deposit.due) },
      ),
    OrderPaid: (order, event) => {
      const { method, key, receipt = null } = event.data;
      const paid = { stage: 'paid', paid_at: epochMs(event.meta.at), method, payment_key: key, receipt } as const;
      return withStep(order, event, { action: 'pay' }, paid);
    },
    OrderExpired: (order, event) => withStep(order, event, { action: 'expire' }, { stage: 'expired' }),
    OrderCancelled: withCancellation,
    OrderPartCancelled: withCancellation,
    OrderRefunded: (order, event) => {
      const { refund, reason } = event.data;
      return order && withStep(order, event, { action: 'refund', refund, reason }, withRefund(order, event.data));
    },
    OrderRefundAccountGiven: (order, { data: { bank, account, holder } }) =>
      order && { ...order, refund_account: { bank, account, holder } },
    OrderAddressChanged: (order, event) => {
      const { id: _id, buyer: _buyer, ...address } = event.data;
      return withStep(order, event, { action: 'changeAddress' }, address);
    },
    OrderLicenceShown: (order, event) => {
      const shown_at = epochMs(event.meta.at);
      const lines = order?.lines.map((line) => (line.no === event.data.line ? { ...line, shown_at } : line));
      return withStep(order, event, { action: 'showLicence' }, { ...(lines && { lines }) });
    },
  },
};

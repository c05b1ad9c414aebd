import type { StreamFold } from '../../kernel/fold.ts';
import { epochMs } from '../../kernel/fields.ts';
import type { Recorded } from '../../kernel/message.ts';
import { claimEvolvers } from './claim.fold.ts';
import { isConsented } from './order.consents.ts';
import type { OrderEvent } from './order.events.ts';
import { type OrderFacts, withRefund, withStep } from './order.moments.ts';
import { linesWithout, withAllowance } from './order.allowance.ts';
import { unsentIn } from './order.pieces.ts';
import { wholeShippingFee } from './order.shipping-fees.ts';
import { parcelEvolvers } from './parcel.fold.ts';
import { surchargeEvolvers } from './surcharge.fold.ts';

export type { OrderFacts } from './order.moments.ts';

type Event<T extends OrderEvent['type']> = Extract<OrderEvent, { type: T }>;

const newLine = {
  cancelled: 0,
  exchanged: 0,
  prepared: 0,
  replaces: null,
  difference: 0,
  allowance: 0,
  shown_at: null,
  accepted_at: null,
} as const;

const noTimes = { due_at: null, owed_since: null, awaited_since: null } as const;
const nothingBack = {
  refunded: 0,
  tax_free_refunded: 0,
  points_back: 0,
  recharged: 0,
  allowance: { fee: 0, rest: 0 },
} as const;

const pricesOf = ({
  lines,
  amounts: { discount = 0, points = 0, ...rest },
  shipping_fees,
}: Pick<Event<'OrderPlaced'>['data'], 'lines' | 'amounts' | 'shipping_fees'>): Pick<
  OrderFacts,
  'amounts' | 'shipping_fees'
> => {
  const amounts = { ...rest, discount, points };
  const fees = shipping_fees ?? wholeShippingFee({ lines, amounts });
  return { amounts, shipping_fees: fees.map((fee) => ({ ...fee, allowance: 0 })) };
};

const placed = (
  _: OrderFacts | undefined,
  {
    data: {
      pay_until,
      lines,
      amounts,
      shipping_fees,
      coupon = null,
      automatic = null,
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
  ...pricesOf({ lines, amounts, shipping_fees }),
  ordered_phone: order.phone,
  ordered_postcode: order.postcode,
  coupon,
  automatic,
  cash_receipt,
  cash_receipt_use,
  terms,
  ...nothingBack,
  stage: 'awaitingPayment',
  status: 'awaitingPayment',
  partly: null,
  lines: lines.map((line) => ({ ...line, ...newLine, surcharges: [], consented: isConsented(line, agreed) })),
  parcels: [],
  claims: [],
  placed_at: epochMs(meta.at),
  pay_until: Date.parse(pay_until),
  deposit: null,
  method: null,
  payment_key: null,
  receipt: null,
  escrow: false,
  refund_account: null,
  paid_at: null,
  ...noTimes,
  timeline: [{ at: epochMs(meta.at), action: null, status: 'awaitingPayment' }],
});

const withCancellation = (
  order: OrderFacts | undefined,
  event: Event<'OrderCancelled' | 'OrderPartCancelled'> & Recorded,
): OrderFacts | undefined => {
  if (!order) return undefined;
  const { parts, refund, reason } = event.data;
  const unsent = unsentIn(order);
  // What was not packed yet goes first.
  const lines = linesWithout(order, parts).map((line) => ({
    ...line,
    prepared: Math.min(line.prepared, unsent(line)),
  }));
  const stage = event.type === 'OrderCancelled' && order.stage !== 'paid' ? 'cancelled' : order.stage;
  return withStep(
    order,
    event,
    { action: 'cancel', parts, refund, reason },
    { ...withRefund(order, event.data, epochMs(event.meta.at)), stage, lines },
  );
};

export const orderFold: StreamFold<OrderFacts | undefined, OrderEvent> = {
  initialState: undefined,
  evolve: {
    ...parcelEvolvers,
    ...claimEvolvers,
    ...surchargeEvolvers,
    OrderPlaced: placed,
    OrderDepositAwaited: (order, event) =>
      withStep(
        order,
        event,
        { action: 'awaitDeposit' },
        { deposit: event.data.deposit, pay_until: Date.parse(event.data.deposit.due) },
      ),
    OrderPaid: (order, event) => {
      const { method, key: payment_key, receipt = null, escrow = false } = event.data;
      const paid = { stage: 'paid', paid_at: epochMs(event.meta.at), method, payment_key, receipt, escrow } as const;
      return withStep(order, event, { action: 'pay' }, paid);
    },
    OrderExpired: (order, event) => withStep(order, event, { action: 'expire' }, { stage: 'expired' }),
    OrderCancelled: withCancellation,
    OrderPartCancelled: withCancellation,
    OrderRefunded: (order, event) => {
      const { refund, reason, allowance } = event.data;
      const step = { action: 'refund', refund, reason, ...(allowance && { allowance }) } as const;
      const given = order && allowance && withAllowance(order, allowance);
      const since = epochMs(event.meta.at);
      return order && withStep(order, event, step, { ...withRefund(order, event.data, since), ...given });
    },
    OrderRefundAccountGiven: (order, { data: { bank, account, holder } }) =>
      order && { ...order, refund_account: { bank, account, holder } },
    // The document is its buyer's, too.
    OrderMemoAdded: (order) => order,
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

import type { StreamFold } from '../../kernel/fold.ts';
import { epochMs } from '../../kernel/fields.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { OrderEvent } from './order.events.ts';
import type { BackTo, Part } from './order.fields.ts';
import { restOf, withoutParts } from './order.parts.ts';
import { afterDays, confirmDays, deliverDays, type OrderAction, type OrderStatus } from './order-states.ts';
import type { OrderDocument } from './order.views.ts';

export type OrderFacts = Readonly<Omit<OrderDocument, 'revision' | 'position'>>;
type Moment = OrderFacts['timeline'][number];

/** A step, what it changes beside the state, and what the timeline says of it. */
const withStep = (
  order: OrderFacts | undefined,
  { meta }: Recorded,
  step: { action: OrderAction; status: OrderStatus } & Partial<Moment>,
  change: Partial<OrderFacts> = {},
): OrderFacts | undefined =>
  order && {
    ...order,
    due_at: null,
    ...change,
    status: step.status,
    timeline: [...order.timeline, { at: epochMs(meta.at), ...step }],
  };

type CancellationEvent = Extract<OrderEvent, { type: 'OrderCancelled' | 'OrderPartCancelled' | 'OrderReturned' }>;
const withCancellation = (
  order: OrderFacts | undefined,
  event: CancellationEvent & Recorded,
  step: { action: OrderAction; status: OrderStatus } & Partial<Moment>,
  change: Partial<OrderFacts> = {},
): OrderFacts | undefined => {
  const { parts, refund, points = 0, reason } = event.data;
  return (
    order &&
    withStep(
      order,
      event,
      { ...step, parts, refund, reason },
      {
        ...change,
        lines: withoutParts(order.lines, parts),
        refunded: order.refunded + refund,
        points_back: order.points_back + points,
      },
    )
  );
};

/** What is there is taken to be right when nobody says anything for a while. */
const nextStep = ({ meta }: Recorded, days = confirmDays) => ({ due_at: afterDays(epochMs(meta.at), days) });

/** Events from before parts were named are about all goods. */
const goodsOf = (order: OrderFacts, parts?: readonly Part[]) => [...(parts ?? restOf(order, 'goods'))];
const isAnySentLeft = (order: OrderFacts, gone: readonly Part[]) =>
  restOf({ lines: withoutParts(order.lines, gone) }, 'goods').length > 0;

type ClaimEvent = Extract<OrderEvent, { type: 'OrderReturnRequested' | 'OrderExchangeRequested' }>;
const withClaim = (
  order: OrderFacts | undefined,
  event: ClaimEvent & Recorded,
  wish: 'requestReturn' | 'requestExchange',
): OrderFacts | undefined => {
  if (!order) return undefined;
  const { reason } = event.data;
  const parts = goodsOf(order, event.data.parts);
  return withStep(
    order,
    event,
    { action: wish, status: wish === 'requestReturn' ? 'returnRequested' : 'exchangeRequested', parts, reason },
    { asked: { wish, parts, reason } },
  );
};
const backOf = ({ back_to }: { readonly back_to?: BackTo | undefined }) => (back_to ? { back_to } : {});
const withoutClaim = (order: OrderFacts | undefined, event: Recorded, action: OrderAction) =>
  withStep(order, event, { action, status: 'delivered' }, { asked: null, ...nextStep(event) });
const withReturn = (
  order: OrderFacts | undefined,
  event: Extract<OrderEvent, { type: 'OrderReturned' }> & Recorded,
): OrderFacts | undefined => {
  const left = order !== undefined && isAnySentLeft(order, event.data.parts);
  return withCancellation(
    order,
    event,
    { action: 'acceptReturn', status: left ? 'delivered' : 'returned', ...backOf(event.data) },
    { asked: null, ...(left && nextStep(event)) },
  );
};
/** Others are sent for them, which takes as long as the first did. */
const withExchange = (
  order: OrderFacts | undefined,
  event: Extract<OrderEvent, { type: 'OrderExchanged' }> & Recorded,
): OrderFacts | undefined => {
  if (!order) return undefined;
  const parts = goodsOf(order, event.data.parts);
  return withStep(
    order,
    event,
    {
      action: 'acceptExchange',
      status: isAnySentLeft(order, parts) ? 'delivered' : 'exchanged',
      parts,
      ...backOf(event.data),
    },
    { asked: null, ...nextStep(event, deliverDays + confirmDays) },
  );
};

const deliveryOf = ({ courier, tracking }: NonNullable<OrderFacts['delivery']>) => ({ courier, tracking });

export const orderFold: StreamFold<OrderFacts | undefined, OrderEvent> = {
  initialState: undefined,
  evolve: {
    OrderPlaced: (
      _,
      {
        data: {
          pay_until,
          lines,
          amounts,
          coupon = null,
          cash_receipt = '',
          cash_receipt_use = null,
          agreed: _agreed,
          ...placed
        },
        meta,
      },
    ) => ({
      ...placed,
      coupon,
      cash_receipt,
      cash_receipt_use,
      amounts: { ...amounts, discount: amounts.discount ?? 0, points: amounts.points ?? 0 },
      points_back: 0,
      status: 'awaitingPayment',
      lines: lines.map((line) => ({ ...line, cancelled: 0 })),
      refunded: 0,
      placed_at: epochMs(meta.at),
      pay_until: Date.parse(pay_until),
      deposit: null,
      method: null,
      payment_key: null,
      receipt: null,
      refund_account: null,
      asked: null,
      delivery: null,
      delivered_at: null,
      due_at: null,
      timeline: [{ at: epochMs(meta.at), action: null, status: 'awaitingPayment' }],
    }),
    OrderDepositAwaited: (order, event) =>
      withStep(
        order,
        event,
        { action: 'awaitDeposit', status: 'awaitingPayment' },
        { deposit: event.data.deposit, pay_until: Date.parse(event.data.deposit.due) },
      ),
    OrderPaid: (order, event) =>
      withStep(
        order,
        event,
        { action: 'pay', status: 'paid' },
        { method: event.data.method, payment_key: event.data.key, receipt: event.data.receipt ?? null },
      ),
    OrderExpired: (order, event) => withStep(order, event, { action: 'expire', status: 'expired' }),
    OrderCancelled: (order, event) => withCancellation(order, event, { action: 'cancel', status: 'cancelled' }),
    OrderPartCancelled: (order, event) =>
      order && withCancellation(order, event, { action: 'cancelPart', status: order.status }),
    OrderPrepared: (order, event) => withStep(order, event, { action: 'prepare', status: 'preparing' }),
    OrderShipped: (order, event) =>
      withStep(
        order,
        event,
        { action: 'ship', status: 'shipping' },
        { delivery: deliveryOf(event.data.parcel), ...nextStep(event, deliverDays) },
      ),
    OrderDelivered: (order, event) =>
      withStep(
        order,
        event,
        { action: 'deliver', status: 'delivered' },
        { delivered_at: epochMs(event.meta.at), ...nextStep(event) },
      ),
    OrderConfirmed: (order, event) => withStep(order, event, { action: 'confirm', status: 'confirmed' }),
    OrderRefundAccountGiven: (order, { data: { bank, account, holder } }) =>
      order && { ...order, refund_account: { bank, account, holder } },
    OrderReturnRequested: (order, event) => withClaim(order, event, 'requestReturn'),
    OrderReturned: withReturn,
    OrderReturnDeclined: (order, event) => withoutClaim(order, event, 'declineReturn'),
    OrderExchangeRequested: (order, event) => withClaim(order, event, 'requestExchange'),
    OrderExchanged: withExchange,
    OrderExchangeDeclined: (order, event) => withoutClaim(order, event, 'declineExchange'),
  },
};

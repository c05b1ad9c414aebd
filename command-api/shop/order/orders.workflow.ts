import { ignore } from '@maru/contracts/kernel/decider';
import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { type PaymentEvent, paymentStream } from '@maru/contracts/shop/payment/payment.events';
import type { BackTo, Part } from '@maru/contracts/shop/order/order.fields';
import type { Workflow } from '../../workflows/runner/workflow.ts';
import type { Cancellation } from './order-stock.service.ts';

export type ShopReaction =
  | {
      readonly kind: 'take' | 'release' | 'earn' | 'applyPayments' | 'refund' | 'releaseExchanges';
      readonly orderId: string;
    }
  | ({ readonly kind: 'cancelled' } & Omit<Cancellation, 'cause'>)
  | ({ readonly kind: 'returned'; readonly back_to: BackTo } & Omit<Cancellation, 'cause'>)
  | {
      readonly kind: 'exchanged';
      readonly orderId: string;
      readonly exchange: number;
      readonly parts: readonly Part[];
      readonly back_to: BackTo;
    };

type Event<T extends OrderEvent['type']> = Extract<OrderEvent, { type: T }>;
const onCancelled = ({
  data: { id: orderId, parts, refund, points = 0, reason },
}: Event<'OrderCancelled' | 'OrderPartCancelled'>): readonly ShopReaction[] => [
  { kind: 'cancelled', orderId, parts, refund, points, reason },
];
/** Stock may be held for an exchange that was requested first. */
const onReturned = ({
  data: { id: orderId, parts, refund, points = 0, reason, back_to = 'stock' },
}: Event<'OrderReturned'>): readonly ShopReaction[] => [
  { kind: 'returned', orderId, parts, refund, points, reason, back_to },
  { kind: 'releaseExchanges', orderId },
];
/** Before exchanges were counted no stock was moved. */
const onExchanged = ({
  data: { id: orderId, exchange, parts = [], back_to = 'stock' },
}: Event<'OrderExchanged'>): readonly ShopReaction[] =>
  exchange === undefined ? [] : [{ kind: 'exchanged', orderId, exchange, parts, back_to }];

export const ordersWorkflow: Workflow<OrderEvent, ShopReaction> = {
  name: 'orders',
  version: 1,
  everyMs: 1_000,
  streams: [orderStream('')],
  waits: 'stream',
  on: {
    OrderPlaced: ignore,
    OrderDepositAwaited: ignore,
    OrderPaid: ({ data: { id: orderId } }) => [{ kind: 'take', orderId }],
    OrderExpired: ({ data: { id: orderId } }) => [{ kind: 'release', orderId }],
    OrderCancelled: onCancelled,
    OrderPartCancelled: onCancelled,
    OrderPrepared: ignore,
    OrderShipped: ignore,
    OrderDelivered: ignore,
    OrderConfirmed: ({ data: { id: orderId } }) => [{ kind: 'earn', orderId }],
    OrderRefundAccountGiven: ignore,
    OrderReturnRequested: ignore,
    OrderReturned: onReturned,
    OrderReturnDeclined: ignore,
    OrderExchangeRequested: ignore,
    OrderExchanged: onExchanged,
    OrderExchangeDeclined: ({ data: { id: orderId } }) => [{ kind: 'releaseExchanges', orderId }],
  },
};

export const paymentsWorkflow: Workflow<PaymentEvent, ShopReaction> = {
  name: 'payments',
  version: 1,
  everyMs: 1_000,
  streams: [paymentStream('')],
  waits: 'stream',
  on: {
    PaymentRequested: ignore,
    PaymentRefused: ignore,
    PaymentDepositAwaited: ({ data: { id: orderId } }) => [{ kind: 'applyPayments', orderId }],
    // A refund may have been requested while nobody knew of the payment.
    PaymentDone: ({ data: { id: orderId } }) => [
      { kind: 'applyPayments', orderId },
      { kind: 'refund', orderId },
    ],
    PaymentCancelled: ignore,
    RefundRequested: ({ data: { id: orderId } }) => [{ kind: 'refund', orderId }],
    RefundSettled: ignore,
  },
};

import { ignore } from '@maru/contracts/kernel/decider';
import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { type PaymentEvent, paymentStream } from '@maru/contracts/shop/payment/payment.events';
import type { BackTo, Part } from '@maru/contracts/shop/order/order.fields';
import { perLine } from '@maru/contracts/shop/order/order.pieces';
import type { Workflow } from '../../workflows/runner/workflow.ts';
import type { Cancellation } from './order-stock.service.ts';

type Settled = Omit<Cancellation, 'cause'>;
export type ShopReaction =
  | { readonly kind: 'take' | 'release' | 'earn' | 'applyPayments' | 'refund'; readonly orderId: string }
  | { readonly kind: 'releaseReplacements'; readonly orderId: string; readonly claim: number }
  | ({ readonly kind: 'cancelled' } & Settled)
  | ({ readonly kind: 'returned'; readonly back_to: BackTo } & Settled)
  /** Money alone. */
  | ({ readonly kind: 'refunded' } & Settled)
  | {
      readonly kind: 'exchanged';
      readonly orderId: string;
      readonly exchange: number;
      readonly parts: readonly Part[];
      readonly back_to: BackTo;
    };

type Event<T extends OrderEvent['type']> = Extract<OrderEvent, { type: T }>;
const settled = ({
  data: { id: orderId, refund, points = 0, reason, split, surcharges_back },
}: Event<'OrderCancelled' | 'OrderPartCancelled' | 'ClaimRefunded' | 'OrderRefunded'>) => ({
  orderId,
  refund,
  points,
  reason,
  ...(split && { tax_free: split.tax_free }),
  ...(surcharges_back && { surcharges_back }),
});
/** What was left may have been accepted before. */
const earn = ({ data: { id: orderId } }: { readonly data: { readonly id: string } }) =>
  ({ kind: 'earn', orderId }) as const;
const onCancelled = (event: Event<'OrderCancelled' | 'OrderPartCancelled'>): readonly ShopReaction[] => [
  { kind: 'cancelled', ...settled(event), parts: event.data.parts },
  earn(event),
];
const releasing = (event: Event<'ClaimDeclined' | 'ClaimWithdrawn' | 'ClaimRefunded'>): readonly ShopReaction[] => {
  const { id: orderId, claim } = event.data;
  return claim === null ? [] : [{ kind: 'releaseReplacements', orderId, claim }, earn(event)];
};
const onReturned = (event: Event<'ClaimRefunded'>): readonly ShopReaction[] => [
  { kind: 'returned', ...settled(event), parts: perLine(event.data.parts), back_to: event.data.back_to },
  ...releasing(event),
];
/** Before exchanges were counted no stock was moved. */
const onReplaced = ({
  data: { id: orderId, stock: exchange, parts, back_to, refund, split, surcharges_back },
}: Event<'ClaimReplaced'>): readonly ShopReaction[] => [
  ...(exchange === null
    ? []
    : [{ kind: 'exchanged', orderId, exchange, parts: perLine(parts ?? []), back_to } as const]),
  ...(refund > 0 || surcharges_back
    ? [
        {
          ...({ kind: 'refunded', orderId, parts: [], refund, reason: 'other' } as const),
          tax_free: split?.tax_free ?? 0,
          ...(surcharges_back && { surcharges_back }),
        },
      ]
    : []),
];

export const ordersWorkflow: Workflow<OrderEvent, ShopReaction> = {
  name: 'orders',
  version: 3,
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
    ParcelCorrected: ignore,
    OrderDelivered: ignore,
    ParcelLost: ignore,
    ParcelCameBack: ignore,
    ParcelUnpacked: ignore,
    OrderConfirmed: ({ data: { id: orderId } }) => [{ kind: 'earn', orderId }],
    OrderRefundAccountGiven: ({ data: { id: orderId } }) => [{ kind: 'refund', orderId }],
    OrderAddressChanged: ignore,
    OrderMemoAdded: ignore,
    OrderLicenceShown: ignore,
    ClaimOpened: ignore,
    ClaimWithdrawn: releasing,
    ClaimDeclined: releasing,
    ClaimAwaitedEnded: ignore,
    ClaimCollected: ignore,
    ClaimArrived: ignore,
    SurchargeAsked: ignore,
    SurchargePaid: ignore,
    SurchargeHandedBack: ignore,
    ClaimRefunded: onReturned,
    ClaimReplaced: onReplaced,
    OrderRefunded: (event) => [{ kind: 'refunded', ...settled(event), parts: [] }],
  },
};

export const paymentsWorkflow: Workflow<PaymentEvent, ShopReaction> = {
  name: 'payments',
  version: 3,
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
    PaymentDiffers: ignore,
    DifferenceClosed: ignore,
    // The account may have been told just before.
    RefundAccountNeeded: ({ data: { id: orderId } }) => [{ kind: 'refund', orderId }],
    RefundResumed: ({ data: { id: orderId } }) => [{ kind: 'refund', orderId }],
  },
};

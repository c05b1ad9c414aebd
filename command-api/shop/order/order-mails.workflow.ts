import { ignore } from '@maru/contracts/kernel/decider';
import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { afterDays } from '@maru/contracts/shop/order/order-states';
import type { OrderMailKind } from '@maru/contracts/identity/mail/mail.events';
import type { Cancellation } from '@maru/contracts/shop/order/order-mail.words';
import type { Workflow } from '../../workflows/runner/workflow.ts';
import type { AnyLetter } from '../../mail/letter.ts';

export interface OrderLetter extends AnyLetter {
  readonly kind: OrderMailKind;
  readonly orderId: string;
  readonly cancellation?: Cancellation;
}

interface HappenedEvent<D> {
  readonly data: D;
  readonly meta: { readonly at: string };
}
type CancelEvent = Extract<OrderEvent, { type: 'OrderCancelled' | 'OrderPartCancelled' | 'OrderReturned' }>;

const validDays = 7;
const until = (at: string) => new Date(afterDays(Date.parse(at), validDays)).toISOString();
const letter =
  (kind: OrderLetter['kind']) =>
  ({ data: { id: orderId }, meta: { at } }: HappenedEvent<{ readonly id: string }>): readonly OrderLetter[] => [
    { kind, orderId, until: until(at) },
  ];
const cancellationMail =
  (kind: OrderLetter['kind']) =>
  ({
    type,
    data: { id: orderId, parts, refund, points = 0, reason },
    meta: { at },
  }: CancelEvent & HappenedEvent<object>): readonly OrderLetter[] => [
    {
      kind,
      orderId,
      until: until(at),
      cancellation: { parts, whole: type === 'OrderCancelled', refund, points, reason },
    },
  ];

export const orderMailsWorkflow: Pick<Workflow<OrderEvent, OrderLetter>, 'streams' | 'on'> = {
  streams: [orderStream('')],
  on: {
    OrderPlaced: ignore,
    OrderDepositAwaited: ({ data: { id: orderId, deposit } }) => [
      { kind: 'order-deposit', orderId, until: deposit.due },
    ],
    OrderPaid: letter('order-paid'),
    OrderExpired: letter('order-expired'),
    OrderCancelled: cancellationMail('order-cancelled'),
    OrderPartCancelled: cancellationMail('order-cancelled'),
    OrderPrepared: ignore,
    OrderShipped: letter('order-shipped'),
    OrderDelivered: ignore,
    OrderConfirmed: ignore,
    OrderRefundAccountGiven: ignore,
    OrderReturnRequested: ignore,
    OrderReturned: cancellationMail('order-returned'),
    OrderReturnDeclined: ignore,
    OrderExchangeRequested: ignore,
    OrderExchanged: ignore,
    OrderExchangeDeclined: ignore,
  },
};

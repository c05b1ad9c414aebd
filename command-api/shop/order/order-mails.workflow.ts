import { ignore } from '@maru/contracts/kernel/decider';
import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { afterDays } from '@maru/contracts/shop/order/order.due';
import { isFetched } from '@maru/contracts/shop/order/parcel.fields';
import type { OrderMailKind } from '@maru/contracts/identity/mail/mail.events';
import type { Cancellation } from '@maru/contracts/shop/order/order-mail.facts';
import type { Workflow } from '../../workflows/runner/workflow.ts';
import type { AnyLetter } from '../../mail/letter.ts';

export interface OrderLetter extends AnyLetter {
  readonly kind: OrderMailKind;
  readonly orderId: string;
  readonly cancellation?: Cancellation;
  readonly parcel?: number;
  readonly claim?: number;
}

type ExchangeEvent = Extract<OrderEvent, { type: 'ClaimReplaced' }>;
interface HappenedEvent<D> {
  readonly data: D;
  readonly meta: { readonly at: string };
}
type CancelEvent = Extract<OrderEvent, { type: 'OrderCancelled' | 'OrderPartCancelled' | 'ClaimRefunded' }>;

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
    data: { id: orderId, parts, refund, points = 0, reason, surcharges_back },
    meta: { at },
  }: CancelEvent & HappenedEvent<object>): readonly OrderLetter[] => [
    {
      kind,
      orderId,
      until: until(at),
      cancellation: { parts, whole: type === 'OrderCancelled', refund, points, reason, surcharges_back },
    },
  ];

const ofParcel = (
  kind: OrderLetter['kind'],
  event: HappenedEvent<{ readonly id: string }>,
  parcel: number,
): readonly OrderLetter[] => letter(kind)(event).map((one) => ({ ...one, parcel }));
const claimIn = ({ claim }: { readonly claim: number | null }) => (claim === null ? {} : { claim });
/** Claims from before they were counted had no mails of their own. */
const ofClaim =
  (kind: OrderLetter['kind']) =>
  (event: HappenedEvent<{ readonly id: string; readonly claim: number | null }>): readonly OrderLetter[] =>
    event.data.claim === null ? [] : letter(kind)(event).map((one) => ({ ...one, ...claimIn(event.data) }));

/** Claims know what went back of their own money alone. */
const exchangeMail = (event: ExchangeEvent & HappenedEvent<object>): readonly OrderLetter[] => {
  const { parts, refund, points = 0, surcharges_back } = event.data;
  const cancellation = { parts: parts ?? [], whole: false, refund, points, reason: 'other', surcharges_back } as const;
  return ofClaim('order-exchanged')(event).map((one) => ({ ...one, cancellation }));
};

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
    OrderShipped: (event) =>
      ofParcel(isFetched(event.data.parcel) ? 'order-ready' : 'order-shipped', event, event.data.parcel.no),
    ParcelCorrected: (event) => ofParcel('order-shipped', event, event.data.parcel),
    // What is issued with its payment is in the mail about that.
    OrderDelivered: (event) =>
      event.data.parcel === null ? [] : ofParcel('order-delivered', event, event.data.parcel),
    ParcelLost: ignore,
    ParcelCameBack: ignore,
    ParcelUnpacked: ignore,
    OrderConfirmed: ignore,
    OrderRefundAccountGiven: ignore,
    OrderAddressChanged: ignore,
    OrderMemoAdded: ignore,
    OrderLicenceShown: ignore,
    ClaimOpened: ofClaim('order-claimed'),
    ClaimWithdrawn: ignore,
    ClaimDeclined: ofClaim('order-claim-declined'),
    ClaimAwaitedEnded: ignore,
    ClaimCollected: ignore,
    ClaimArrived: ignore,
    SurchargeAsked: ofClaim('order-surcharge'),
    SurchargePaid: ignore,
    SurchargeHandedBack: ignore,
    ClaimRefunded: (event) =>
      cancellationMail('order-returned')(event).map((one) => ({ ...one, ...claimIn(event.data) })),
    ClaimReplaced: exchangeMail,
    OrderRefunded: (event) => [
      {
        kind: 'order-refunded',
        orderId: event.data.id,
        until: until(event.meta.at),
        cancellation: { ...event.data, points: event.data.points ?? 0, parts: [], whole: false },
      },
    ],
  },
};

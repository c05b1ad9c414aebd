import type { Successors, Upcasters } from '../../kernel/upcasters.ts';
import type { CancelReason } from '../payment/payment.fields.ts';
import type { OrderEvent } from './order.events.ts';
import type { BackTo, Part } from './order.fields.ts';

interface Named {
  readonly id: string;
}
interface OrderShipped1 extends Named {
  readonly courier: string;
  readonly tracking: string;
}

export const orderUpcasters: Upcasters<OrderEvent> = {
  OrderShipped: [
    // All goods went in one parcel; how many were left of each line only the events before it tell.
    ({ id, courier, tracking }: OrderShipped1) => ({ id, parcel: { no: 1, courier, tracking, parts: null } }),
  ],
  OrderPrepared: [({ id }: Named) => ({ id, parts: null })],
  OrderDelivered: [({ id }: Named) => ({ id, parcel: null })],
  OrderConfirmed: [({ id }: Named) => ({ id, parcels: null, licences: null })],
};

interface OldRequest extends Named {
  readonly parts?: readonly Part[];
  readonly reason: CancelReason;
}
interface OldReturn extends Named {
  readonly parts: readonly Part[];
  readonly refund: number;
  readonly points?: number;
  readonly reason: CancelReason;
  readonly back_to?: BackTo;
}
interface OldExchange extends Named {
  readonly exchange?: number;
  readonly parts?: readonly Part[];
  readonly back_to?: BackTo;
}

/** An order had one parcel then. */
const inParcel = (parts: readonly Part[]) => parts.map((part) => ({ ...part, parcel: 1 }));
const oldRequest =
  (kind: 'return' | 'exchange') =>
  ({ id, parts, reason }: OldRequest) => ({
    id,
    claim: null,
    kind,
    by: 'buyer' as const,
    parts: parts ? inParcel(parts) : null,
    reason,
    // Nobody paid for sending back then, whoever was at fault.
    fault: 'shop' as const,
    fee: 0,
    photos: [],
    wanted: [],
  });
const declined = ({ id }: Named) => ({ id, claim: null, answer: 'other' as const });

/** An order had one claim at a time, of which each event told the kind. */
export const orderSuccessors: Successors<OrderEvent> = {
  OrderReturnRequested: { type: 'ClaimOpened', data: oldRequest('return') },
  OrderExchangeRequested: { type: 'ClaimOpened', data: oldRequest('exchange') },
  OrderReturnDeclined: { type: 'ClaimDeclined', data: declined },
  OrderExchangeDeclined: { type: 'ClaimDeclined', data: declined },
  OrderReturned: {
    type: 'ClaimRefunded',
    // Without `back_to` into stock: nobody was asked.
    data: ({ parts, back_to = 'stock', ...old }: OldReturn) => ({
      ...old,
      claim: null,
      parts: inParcel(parts),
      fee: 0,
      back_to,
    }),
  },
  OrderExchanged: {
    type: 'ClaimReplaced',
    data: ({ id, exchange, parts, back_to = 'stock' }: OldExchange) => ({
      id,
      claim: null,
      parts: parts ? inParcel(parts) : null,
      refund: 0,
      back_to,
      surcharge: null,
      stock: exchange ?? null,
      lines: null,
    }),
  },
};

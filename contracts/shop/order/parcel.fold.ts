import { epochMs } from '../../kernel/fields.ts';
import type { Evolvers } from '../../kernel/decider.ts';
import type { OrderEvent } from './order.events.ts';
import type { Part } from './order.fields.ts';
import { type OrderFacts, withStep } from './order.moments.ts';
import { contentsOf, isClaimed, unsentIn } from './order.pieces.ts';
import { isFetched, type Parcel } from './parcel.fields.ts';

type ParcelEvent = Extract<
  OrderEvent,
  {
    type:
      | 'OrderPrepared'
      | 'OrderShipped'
      | 'ParcelCorrected'
      | 'OrderDelivered'
      | 'ParcelLost'
      | 'ParcelCameBack'
      | 'ParcelUnpacked'
      | 'OrderConfirmed';
  }
>;

const unsentGoods = (order: OrderFacts): readonly Part[] => {
  const unsent = unsentIn(order);
  return order.lines.map((line) => ({ no: line.no, quantity: unsent(line) })).filter(({ quantity }) => quantity > 0);
};
const quantityIn = (parts: readonly Part[], line: number) => parts.find(({ no }) => no === line)?.quantity ?? 0;
const withPrepared = ({ lines }: OrderFacts, parts: readonly Part[], by: 1 | -1): OrderFacts['lines'] =>
  lines.map((line) => ({ ...line, prepared: Math.max(0, line.prepared + by * quantityIn(parts, line.no)) }));

/** Without a number, all of them, as before an order had several. */
const withParcel = ({ parcels }: OrderFacts, no: number | null, change: (parcel: Parcel) => Parcel): Parcel[] =>
  parcels.map((parcel) => (no === null || parcel.no === no ? change(parcel) : parcel));
const about = (parcel: number | null) => (parcel === null ? {} : { parcel });

export const parcelEvolvers: Evolvers<ParcelEvent, OrderFacts | undefined> = {
  OrderPrepared: (order, event) => {
    const parts = order ? [...(event.data.parts ?? unsentGoods(order))] : [];
    return withStep(order, event, { action: 'prepare', parts }, order && { lines: withPrepared(order, parts, 1) });
  },
  OrderShipped: (order, event) => {
    if (!order) return undefined;
    const { no, courier, tracking, parts: named } = event.data.parcel;
    const parts = [...(named ?? unsentGoods(order))];
    const parcel: Parcel = {
      no,
      courier,
      tracking,
      parts: parts.map((part) => ({ ...part, back: 0 })),
      state: isFetched({ courier }) ? 'ready' : 'sent',
      sent_at: epochMs(event.meta.at),
      delivered_at: null,
      accepted_at: null,
    };
    return withStep(
      order,
      event,
      { action: 'ship', parcel: no, parts },
      { lines: withPrepared(order, parts, -1), parcels: [...order.parcels, parcel] },
    );
  },
  ParcelCorrected: (order, event) => {
    const { parcel: no, courier, tracking } = event.data;
    const parcels = order && withParcel(order, no, (parcel) => ({ ...parcel, courier, tracking }));
    return withStep(order, event, { action: 'correct', parcel: no }, { ...(parcels && { parcels }) });
  },
  OrderDelivered: (order, event) => {
    const { parcel: no } = event.data;
    const delivered_at = epochMs(event.meta.at);
    const parcels = order && withParcel(order, no, (parcel) => ({ ...parcel, state: 'delivered', delivered_at }));
    return withStep(order, event, { action: 'deliver', ...about(no) }, { ...(parcels && { parcels }) });
  },
  ParcelLost: (order, event) => {
    const { parcel: no } = event.data;
    const parcels = order && withParcel(order, no, (parcel) => ({ ...parcel, state: 'lost', accepted_at: null }));
    return withStep(order, event, { action: 'lose', parcel: no }, { ...(parcels && { parcels }) });
  },
  ParcelCameBack: (order, event) => {
    const { parcel: no } = event.data;
    const parcels = order && withParcel(order, no, (parcel) => ({ ...parcel, state: 'cameBack', accepted_at: null }));
    return withStep(order, event, { action: 'bringBack', parcel: no }, { ...(parcels && { parcels }) });
  },
  ParcelUnpacked: (order, event) => {
    if (!order) return undefined;
    const { parcel: no } = event.data;
    const parts = order.parcels.filter((parcel) => parcel.no === no).flatMap(contentsOf);
    return withStep(
      order,
      event,
      { action: 'unpack', parcel: no, parts },
      {
        lines: withPrepared(order, parts, 1),
        parcels: withParcel(order, no, (parcel) => ({ ...parcel, state: 'unpacked' })),
      },
    );
  },
  OrderConfirmed: (order, event) => {
    if (!order) return undefined;
    const { parcels, licences } = event.data;
    const accepted_at = epochMs(event.meta.at);
    const isNamed = ({ no, state }: Parcel) =>
      parcels?.includes(no) ?? (state === 'delivered' && !isClaimed(order, no));
    return withStep(
      order,
      event,
      { action: 'confirm' },
      {
        parcels: order.parcels.map((parcel) => (isNamed(parcel) ? { ...parcel, accepted_at } : parcel)),
        lines: order.lines.map((line) =>
          line.kind === 'licence' && (licences?.includes(line.no) ?? true) ? { ...line, accepted_at } : line,
        ),
      },
    );
  },
};

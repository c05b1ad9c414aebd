import { epochMs } from '../../kernel/fields.ts';
import type { Evolvers } from '../../kernel/decider.ts';
import type { Recorded } from '../../kernel/message.ts';
import { type Claim, isOpen } from './claim.fields.ts';
import type { OrderEvent } from './order.events.ts';
import type { OrderLine, Part, PlacedPart } from './order.fields.ts';
import { type OrderFacts, type Step, withRefund, withStep } from './order.moments.ts';
import { withoutParts } from './order.parts.ts';
import { contentsOf, ofKind } from './order.pieces.ts';

type Event<T extends OrderEvent['type']> = Extract<OrderEvent, { type: T }>;
type ClaimEvent = Extract<OrderEvent, { type: `Claim${string}` }>;

/** Without a number the one that is open: there was one at a time then. */
const claimOf = ({ claims }: OrderFacts, no: number | null): Claim | undefined =>
  claims.find((claim) => (no === null ? isOpen(claim) : claim.no === no));

const partsOfAllParcels = ({ parcels }: OrderFacts): PlacedPart[] =>
  parcels.flatMap((parcel) => contentsOf(parcel).map((part) => ({ ...part, parcel: parcel.no })));

/** The order with a claim changed; nothing where there is no such claim. */
const withClaim = (
  order: OrderFacts | undefined,
  event: Recorded,
  { no, step, change }: { readonly no: number | null; readonly step: Step; readonly change: Partial<Claim> },
  beside: Partial<OrderFacts> = {},
): OrderFacts | undefined => {
  const claim = order && claimOf(order, no);
  return order && claim
    ? withStep(
        order,
        event,
        { ...step, claim: claim.no },
        { ...beside, claims: order.claims.map((one) => (one.no === claim.no ? { ...one, ...change } : one)) },
      )
    : order;
};
const closed = ({ meta }: Recorded) => ({ closed_at: epochMs(meta.at) });

/** What left the parcels it was in. */
const withoutPlaced = ({ parcels }: OrderFacts, parts: readonly PlacedPart[]): OrderFacts['parcels'] =>
  parcels.map((parcel) => ({
    ...parcel,
    parts: parcel.parts.map((one) => ({
      ...one,
      back:
        one.back +
        parts
          .filter(({ no, parcel: place }) => no === one.no && place === parcel.no)
          .reduce((sum, { quantity }) => sum + quantity, 0),
    })),
  }));
/** What was packed is packed no more. */
const withoutPacked = (lines: readonly OrderLine[], parts: readonly PlacedPart[]): OrderLine[] =>
  lines.map((line) => ({
    ...line,
    prepared: parts
      .filter(({ no, parcel }) => no === line.no && parcel === null)
      .reduce((prepared, { quantity }) => Math.max(0, prepared - quantity), line.prepared),
  }));

const withOpened = (order: OrderFacts | undefined, event: Event<'ClaimOpened'> & Recorded): OrderFacts | undefined => {
  if (!order) return undefined;
  const { id: _, claim: no, parts: named, ...data } = event.data;
  const claim: Claim = {
    ...data,
    no: no ?? order.claims.length + 1,
    parts: named ?? partsOfAllParcels(order),
    state: 'requested',
    opened_at: epochMs(event.meta.at),
    arrived_at: null,
    closed_at: null,
    pickup: null,
    answer: null,
    how: null,
    refund: 0,
    points: 0,
    surcharge: null,
    back_to: null,
    lines: [],
  };
  const action = { cancel: 'requestCancel', return: 'requestReturn', exchange: 'requestExchange' } as const;
  return withStep(
    order,
    event,
    { action: action[claim.kind], claim: claim.no, parts: claim.parts, reason: claim.reason },
    { claims: [...order.claims, claim] },
  );
};

const withRefunded = (
  order: OrderFacts | undefined,
  event: Event<'ClaimRefunded'> & Recorded,
): OrderFacts | undefined => {
  if (!order) return undefined;
  const { claim: no, parts, refund, points = 0, fee, reason, back_to } = event.data;
  const settled = { state: 'settled', how: 'refund', refund, points, fee, back_to, ...closed(event) } as const;
  return withClaim(
    order,
    event,
    { no, step: { action: 'refundClaim', parts, refund, reason, back_to }, change: settled },
    {
      ...withRefund(order, event.data),
      parcels: withoutPlaced(order, parts),
      lines: withoutPacked(withoutParts(order.lines, parts), parts),
    },
  );
};

const replacementOf = (
  { lines }: OrderFacts,
  { of, ...sent }: NonNullable<Event<'ClaimReplaced'>['data']['lines']>[number],
): readonly OrderLine[] =>
  ofKind(lines, 'goods')
    .filter(({ no }) => no === of)
    .map((line) => ({ ...line, ...sent, replaces: of, cancelled: 0, exchanged: 0, prepared: sent.quantity }));
const exchanged = (lines: readonly OrderLine[], parts: readonly Part[]): OrderLine[] =>
  lines.map((line) => ({
    ...line,
    exchanged: parts.reduce((sum, { no, quantity }) => (no === line.no ? sum + quantity : sum), line.exchanged),
  }));

/** What was sent outside of the parcels stands for what came back, in its place. */
const withReplaced = (
  order: OrderFacts | undefined,
  event: Event<'ClaimReplaced'> & Recorded,
): OrderFacts | undefined => {
  const claim = order && claimOf(order, event.data.claim);
  if (!order || !claim) return order;
  const { lines, refund, points = 0, back_to, surcharge } = event.data;
  const parts = event.data.parts ?? claim.parts;
  const sent = (lines ?? []).flatMap((line) => replacementOf(order, line));
  const numbers = sent.map(({ no }) => no);
  const settled = {
    state: 'settled',
    how: 'replacement',
    refund,
    points,
    back_to,
    surcharge,
    parts,
    lines: numbers,
  } as const;
  return withClaim(
    order,
    event,
    { no: claim.no, step: { action: 'replace', parts, back_to }, change: { ...settled, ...closed(event) } },
    {
      ...withRefund(order, event.data),
      ...(lines && { parcels: withoutPlaced(order, parts), lines: [...exchanged(order.lines, parts), ...sent] }),
    },
  );
};

export const claimEvolvers: Evolvers<ClaimEvent, OrderFacts | undefined> = {
  ClaimOpened: withOpened,
  ClaimWithdrawn: (order, event) =>
    withClaim(order, event, {
      no: event.data.claim,
      step: { action: 'withdraw' },
      change: { state: 'withdrawn', ...closed(event) },
    }),
  ClaimDeclined: (order, event) => {
    const { claim: no, answer } = event.data;
    const change = { state: 'declined', answer, ...closed(event) } as const;
    return withClaim(order, event, { no, step: { action: 'decline', answer }, change });
  },
  ClaimCollected: (order, event) => {
    const { claim: no, courier, tracking } = event.data;
    const change = { state: 'collecting', pickup: { courier, tracking } } as const;
    return withClaim(order, event, { no, step: { action: 'collect' }, change });
  },
  ClaimArrived: (order, event) => {
    const change = { state: 'arrived', arrived_at: epochMs(event.meta.at) } as const;
    return withClaim(order, event, { no: event.data.claim, step: { action: 'arrive' }, change });
  },
  ClaimRefunded: withRefunded,
  ClaimReplaced: withReplaced,
};

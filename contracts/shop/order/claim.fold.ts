import { epochMs } from '../../kernel/fields.ts';
import type { Evolvers } from '../../kernel/decider.ts';
import type { Recorded } from '../../kernel/message.ts';
import { exchanged, packedAgain, withoutPacked, withoutPlaced } from './claim.pieces.ts';
import { type Claim, isOpen, type Replacement, type Surcharge } from './claim.fields.ts';
import type { OrderEvent } from './order.events.ts';
import type { OrderLine, PlacedPart } from './order.fields.ts';
import { type OrderFacts, type Step, withRefund, withStep } from './order.moments.ts';
import { linesWithout, withBorne } from './order.allowance.ts';
import { contentsOf, ofKind } from './order.pieces.ts';

type Event<T extends OrderEvent['type']> = Extract<OrderEvent, { type: T }>;
type ClaimEvent = Extract<OrderEvent, { type: `Claim${string}` | `Surcharge${string}` }>;

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
/** The claim whose goods come in the same parcel, where it is said. */
const withTogether = ({ together }: { readonly together?: number | null | undefined }) =>
  together === undefined ? {} : { together };
const closed = ({ meta }: Recorded) => ({ closed_at: epochMs(meta.at) });

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
    together: null,
    answer: null,
    how: null,
    refund: 0,
    points: 0,
    asked: null,
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
  const refunded = { ...order, ...withRefund(order, event.data) };
  return withClaim(
    refunded,
    event,
    { no, step: { action: 'refundClaim', parts, refund, reason, back_to }, change: settled },
    { parcels: withoutPlaced(order, parts), lines: withoutPacked(linesWithout(order, parts), parts) },
  );
};

const replacementOf = ({ lines }: OrderFacts, { of, surcharges = [], ...sent }: Replacement): readonly OrderLine[] =>
  ofKind(lines, 'goods')
    .filter(({ no }) => no === of)
    .map((line) => ({
      ...line,
      ...sent,
      replaces: of,
      allowance: 0,
      surcharges,
      cancelled: 0,
      exchanged: 0,
      prepared: sent.quantity,
    }));

const keptSurcharge = (surcharge: Surcharge | null): Claim['surcharge'] => surcharge && { ...surcharge, back: 0 };

/** What was sent outside of the parcels stands for what came back, in its place. */
const withReplaced = (
  order: OrderFacts | undefined,
  event: Event<'ClaimReplaced'> & Recorded,
): OrderFacts | undefined => {
  const claim = order && claimOf(order, event.data.claim);
  if (!order || !claim) return order;
  const { lines, refund, points = 0, back_to, surcharge } = event.data;
  const refunded = { ...order, ...withRefund(order, event.data) };
  const parts = event.data.parts ?? claim.parts;
  const sent = (lines ?? []).flatMap((line) => replacementOf(order, line));
  const settled = {
    state: 'settled',
    how: 'replacement',
    refund,
    points,
    back_to,
    surcharge: keptSurcharge(surcharge),
    parts,
    lines: sent.map(({ no }) => no),
  } as const;
  return withClaim(
    refunded,
    event,
    { no: claim.no, step: { action: 'replace', parts, back_to }, change: { ...settled, ...closed(event) } },
    lines
      ? {
          parcels: withoutPlaced(order, parts),
          lines: [...exchanged(withBorne(order, { sent: lines, refund }), parts), ...sent],
        }
      : {},
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
    const { claim: no, answer, sent_again: isSent = false } = event.data;
    const change = { state: 'declined', answer, ...closed(event) } as const;
    const parts = (isSent && order && claimOf(order, no)?.parts) || [];
    const beside = order && parts.length > 0 ? packedAgain(order, parts) : {};
    return withClaim(order, event, { no, step: { action: 'decline', answer }, change }, beside);
  },
  ClaimCollected: (order, event) => {
    const { claim: no, courier, tracking } = event.data;
    const change = { state: 'collecting', pickup: { courier, tracking }, ...withTogether(event.data) } as const;
    return withClaim(order, event, { no, step: { action: 'collect' }, change });
  },
  ClaimArrived: (order, event) => {
    const change = { state: 'arrived', arrived_at: epochMs(event.meta.at), ...withTogether(event.data) } as const;
    return withClaim(order, event, { no: event.data.claim, step: { action: 'arrive' }, change });
  },
  SurchargeAsked: (order, event) => {
    const { id: _, claim: no, ...data } = event.data;
    const asked = { ...data, asked_at: epochMs(event.meta.at), paid: null };
    return withClaim(order, event, { no, step: { action: 'askSurcharge' }, change: { asked } });
  },
  SurchargePaid: (order, event) => {
    const { claim: no, method, key, receipt } = event.data;
    const asked = order?.claims.find((claim) => claim.no === no)?.asked ?? null;
    const paid = { key, method, receipt, at: epochMs(event.meta.at) };
    const change = { asked: asked && { ...asked, paid } };
    return withClaim(order, event, { no, step: { action: 'paySurcharge' }, change });
  },
  ClaimRefunded: withRefunded,
  ClaimReplaced: withReplaced,
};

import { epochMs } from '../../kernel/fields.ts';
import type { Evolvers } from '../../kernel/decider.ts';
import type { Recorded } from '../../kernel/message.ts';
import { claimOf, withClaim } from './claim.change.ts';
import { exchanged, packedAgain, withoutAwaited, withoutPacked, withoutPlaced } from './claim.pieces.ts';
import type { Claim, Replacement } from './claim.fields.ts';
import type { OrderEvent } from './order.events.ts';
import type { OrderLine, PlacedPart } from './order.fields.ts';
import { type OrderFacts, withRefund, withStep } from './order.moments.ts';
import { linesWithout, withBorne } from './order.allowance.ts';
import { contentsOf, ofKind } from './order.pieces.ts';
import { settledSurcharge } from './surcharge.parts.ts';

type Event<T extends OrderEvent['type']> = Extract<OrderEvent, { type: T }>;
type ClaimEvent = Extract<OrderEvent, { type: `Claim${string}` }>;

const partsOfAllParcels = ({ parcels }: OrderFacts): PlacedPart[] =>
  parcels.flatMap((parcel) => contentsOf(parcel).map((part) => ({ ...part, parcel: parcel.no })));

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
    awaited: [],
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
    { claims: [...withoutAwaited(order.claims, claim.parts), claim] },
  );
};

/** Since when money for a claim is owed: since its goods came, where they did. */
const owedSince = (claim: Claim | undefined, { meta }: Recorded) => claim?.arrived_at ?? epochMs(meta.at);

const withRefunded = (
  order: OrderFacts | undefined,
  event: Event<'ClaimRefunded'> & Recorded,
): OrderFacts | undefined => {
  if (!order) return undefined;
  const { claim: no, parts, refund, points = 0, fee, reason, back_to } = event.data;
  const settled = { state: 'settled', how: 'refund', refund, points, fee, back_to, ...closed(event) } as const;
  const refunded = { ...order, ...withRefund(order, event.data, owedSince(claimOf(order, no), event)) };
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

/** What was sent outside of the parcels stands for what came back, in its place. */
const withReplaced = (
  order: OrderFacts | undefined,
  event: Event<'ClaimReplaced'> & Recorded,
): OrderFacts | undefined => {
  const claim = order && claimOf(order, event.data.claim);
  if (!order || !claim) return order;
  const { lines, refund, points = 0, back_to } = event.data;
  const refunded = { ...order, ...withRefund(order, event.data, owedSince(claim, event)) };
  const parts = event.data.parts ?? claim.parts;
  const sent = (lines ?? []).flatMap((line) => replacementOf(order, line));
  const settled = {
    state: 'settled',
    how: 'replacement',
    refund,
    points,
    back_to,
    surcharge: settledSurcharge(claim, event.data),
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

/** Pieces that come although nobody waits for them any more. */
const awaitedOf = (order: OrderFacts | undefined, no: number | null, isAwaited = false) => ({
  awaited: (isAwaited && order && claimOf(order, no)?.parts.filter(({ parcel }) => parcel !== null)) || [],
});
const awaitedSteps = { sentAgain: 'sendAgain', returned: 'takeBack', neverCame: 'giveUp' } as const;
const withAwaitedEnded = (
  order: OrderFacts | undefined,
  event: Event<'ClaimAwaitedEnded'> & Recorded,
): OrderFacts | undefined => {
  const { claim: no, how } = event.data;
  const claim = order && claimOf(order, no);
  const came = how === 'sentAgain' ? { arrived_at: epochMs(event.meta.at) } : {};
  const beside = claim && how === 'sentAgain' ? packedAgain(order, claim.awaited) : {};
  const change = { awaited: [], ...came };
  return withClaim(order, event, { no, step: { action: awaitedSteps[how] }, change }, beside);
};

export const claimEvolvers: Evolvers<ClaimEvent, OrderFacts | undefined> = {
  ClaimOpened: withOpened,
  ClaimWithdrawn: (order, event) =>
    withClaim(order, event, {
      no: event.data.claim,
      step: { action: 'withdraw' },
      change: { state: 'withdrawn', ...awaitedOf(order, event.data.claim, event.data.awaited), ...closed(event) },
    }),
  ClaimDeclined: (order, event) => {
    const { claim: no, answer, sent_again: isSent = false, awaited } = event.data;
    const change = { state: 'declined', answer, ...awaitedOf(order, no, awaited), ...closed(event) } as const;
    const parts = (isSent && order && claimOf(order, no)?.parts) || [];
    const beside = order && parts.length > 0 ? packedAgain(order, parts) : {};
    return withClaim(order, event, { no, step: { action: 'decline', answer }, change }, beside);
  },
  ClaimAwaitedEnded: withAwaitedEnded,
  ClaimCollected: (order, event) => {
    const { claim: no, courier, tracking } = event.data;
    const change = { state: 'collecting', pickup: { courier, tracking }, ...withTogether(event.data) } as const;
    return withClaim(order, event, { no, step: { action: 'collect' }, change });
  },
  ClaimArrived: (order, event) => {
    const change = { state: 'arrived', arrived_at: epochMs(event.meta.at), ...withTogether(event.data) } as const;
    return withClaim(order, event, { no: event.data.claim, step: { action: 'arrive' }, change });
  },
  ClaimRefunded: withRefunded,
  ClaimReplaced: withReplaced,
};

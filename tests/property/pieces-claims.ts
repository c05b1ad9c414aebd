import { holdReplacements, wantedLines } from '@maru/command-api/shop/order/replacement.service';
import { orderOf } from '@maru/command-api/shop/order/order.aggregate';
import { type Claim, isOpen } from '@maru/contracts/shop/order/claim.fields';
import type { BackTo } from '@maru/contracts/shop/order/order.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { contentsOf } from '@maru/contracts/shop/order/order.pieces';
import { until, type World } from './pieces-shop.ts';

interface Asking {
  readonly pieces: number;
  readonly back_to: BackTo;
}

/** Pieces of one line in one parcel, of all that there are. */
const placed = ({ parcels }: OrderFacts, pieces: number) => {
  const places = parcels.flatMap((parcel) => contentsOf(parcel).map(({ no }) => ({ no, parcel: parcel.no })));
  return places.slice(pieces % Math.max(1, places.length)).slice(0, 1);
};
const openClaim = ({ claims }: OrderFacts, kind?: Claim['kind']) =>
  claims.findLast((claim) => isOpen(claim) && claim.kind === (kind ?? claim.kind));

/** What buyers and keepers do about what was sent. */
export const claimDeeds = ({ decide, parts: { load, send } }: World) => {
  /** Orders as somebody has seen them who comes back late. */
  const seen = new Map<string, OrderFacts>();
  const hold = async (order: OrderFacts, claim: Claim) => {
    const sent = await wantedLines(load, order, { claim, now: Date.parse(until) });
    await holdReplacements(send, order, { sent, claim, until });
    return sent;
  };
  const ask =
    (kind: Claim['kind']) =>
    async (id: string, { pieces }: Asking) => {
      const order = await orderOf(load, id);
      const named = (order ? placed(order, pieces) : []).map((place) => ({ ...place, quantity: pieces }));
      await decide({ type: 'OpenClaim', data: { id, kind, reason: 'other', parts: named } }, { id, level: 0 });
      const after = await orderOf(load, id);
      if (after) seen.set(id, after);
    };
  const answer = async (id: string, command: (claim: number) => { type: string; data: object }) => {
    const order = await orderOf(load, id);
    const claim = order && openClaim(order);
    if (claim) await decide(command(claim.no));
  };
  return {
    askReturn: ask('return'),
    askExchange: ask('exchange'),
    acceptReturn: (id: string, { back_to }: Asking) =>
      answer(id, (claim) => ({ type: 'RefundClaim', data: { id, claim, back_to } })),
    acceptExchange: async (id: string, { back_to }: Asking) => {
      const order = await orderOf(load, id);
      const claim = order && openClaim(order, 'exchange');
      if (!claim) return;
      const lines = await hold(order, claim);
      await decide({ type: 'ReplaceClaim', data: { id, claim: claim.no, back_to, lines } });
    },
    holdLate: async (id: string) => {
      const order = seen.get(id);
      const claim = order && openClaim(order, 'exchange');
      if (claim) await hold(order, claim);
    },
    decline: (id: string) => answer(id, (claim) => ({ type: 'DeclineClaim', data: { id, claim, answer: 'used' } })),
  };
};

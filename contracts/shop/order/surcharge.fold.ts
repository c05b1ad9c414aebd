import { epochMs } from '../../kernel/fields.ts';
import type { Evolvers } from '../../kernel/decider.ts';
import { withClaim } from './claim.change.ts';
import type { OrderEvent } from './order.events.ts';
import type { OrderFacts } from './order.moments.ts';
import { owedByHand } from './surcharge.parts.ts';

type SurchargeEvent = Extract<OrderEvent, { type: `Surcharge${string}` }>;

export const surchargeEvolvers: Evolvers<SurchargeEvent, OrderFacts | undefined> = {
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
  SurchargeHandedBack: (order, event) => {
    const { claim: no, amount } = event.data;
    const before = order?.claims.find((claim) => claim.no === no)?.surcharge;
    const surcharge = before && { ...before, handed: before.handed + amount };
    const isOwed = surcharge && owedByHand({ surcharge }) > 0;
    const change = surcharge ? { surcharge: { ...surcharge, owed_since: isOwed ? surcharge.owed_since : null } } : {};
    return withClaim(order, event, { no, step: { action: 'handBack', refund: amount }, change });
  },
};

import { epochMs } from '../../kernel/fields.ts';
import type { Evolvers } from '../../kernel/decider.ts';
import { withClaim } from './claim.change.ts';
import type { OrderEvent } from './order.events.ts';
import type { OrderFacts } from './order.moments.ts';

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
    const change = before ? { surcharge: { ...before, handed: before.handed + amount, owed_since: null } } : {};
    return withClaim(order, event, { no, step: { action: 'handBack', refund: amount }, change });
  },
};

import type { Recorded } from '../../kernel/message.ts';
import { type Claim, isOpen } from './claim.fields.ts';
import { type OrderFacts, type Step, withStep } from './order.moments.ts';

/** Without a number the one that is open: there was one at a time then. */
export const claimOf = ({ claims }: OrderFacts, no: number | null): Claim | undefined =>
  claims.find((claim) => (no === null ? isOpen(claim) : claim.no === no));

/** The order with a claim changed; nothing where there is no such claim. */
export const withClaim = (
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

import { returnCostBearer } from '../law/withdrawal.ts';
import type { CancelReason } from '../payment/payment.fields.ts';
import type { Claim, ClaimKind } from './claim.fields.ts';
import type { OrderTerms } from './order.fields.ts';

/** What sending back costs the buyer, in won, as was said when it was ordered; who is not at fault pays nothing. */
export const feeFor = (
  { terms }: { readonly terms: OrderTerms },
  { kind, reason }: { readonly kind: ClaimKind; readonly reason: CancelReason },
): number => {
  if (kind === 'cancel' || returnCostBearer(reason) === 'shop') return 0;
  return (kind === 'return' ? terms.return_fee : terms.exchange_fee) ?? 0;
};

/** As much of an order as says what sending back costs. */
export interface Claimed {
  readonly terms: OrderTerms;
  readonly claims: readonly Claim[];
}

/** Of the claims that came in one parcel, the one that the others are said to be with. */
const headOf = (claims: readonly Claim[], claim: Claim): number => {
  const head = claims.find(({ no }) => no === claim.together);
  return head ? headOf(claims, head) : claim.no;
};
/** Claims with whose goods those of this one may come: they are sent back, too, are not refused, and do not come with it. */
export const mayComeWith = ({ claims }: Pick<Claimed, 'claims'>, claim: Claim): readonly Claim[] => {
  const apart = claims.map((one) => (one.no === claim.no ? { ...one, together: null } : one));
  return claims.filter(
    (other) =>
      other.no !== claim.no &&
      other.kind !== 'cancel' &&
      !['declined', 'withdrawn'].includes(other.state) &&
      headOf(apart, other) !== claim.no,
  );
};
/** One number of one carrier is one parcel. */
export const comesWith = (
  order: Pick<Claimed, 'claims'>,
  claim: Claim,
  { courier, tracking }: NonNullable<Claim['pickup']>,
): number | null =>
  mayComeWith(order, claim).find(({ pickup }) => pickup?.courier === courier && pickup.tracking === tracking)?.no ??
  null;

/**
 * Of a claim that is settled: until then what was asked for may never be paid, and what was paid may go back. Whoever is
 * settled later bears what is left, also of what was paid in the window: see `excessFeeBack`.
 */
const feeTaken = ({ how, fee, surcharge }: Claim): number => (how === 'refund' ? fee : (surcharge?.fee ?? 0));
/** What is sent back in one parcel is paid for once: what was taken for others that came in it is taken off. */
const feeLeft = ({ claims }: Claimed, claim: Claim, own: number): number => {
  const companions = claims.filter((other) => other.no !== claim.no && headOf(claims, other) === headOf(claims, claim));
  return Math.max(0, own - companions.reduce((sum, other) => sum + feeTaken(other), 0));
};

/** What is kept of the money of a claim, in won: of an exchange that ends so the way back alone, for nothing is sent. */
export const feeOfRefund = (order: Claimed, claim: Claim): number =>
  feeLeft(order, claim, claim.kind === 'exchange' ? feeFor(order, { ...claim, kind: 'return' }) : claim.fee);
/** What is to be paid for sending both ways, in won. */
export const feeOfExchange = (order: Claimed, claim: Claim): number => feeLeft(order, claim, claim.fee);

/** Whether something is on its way back already, so that more can be sent along for the same fee. */
export const canSendAlong = ({ claims }: Pick<Claimed, 'claims'>): boolean =>
  claims.some(({ kind, state }) => kind !== 'cancel' && (state === 'requested' || state === 'collecting'));

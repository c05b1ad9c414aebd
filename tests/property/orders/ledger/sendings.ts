import type { AccountClaim, OrderAccount } from './order-account.ts';

/** Whether a claim's goods came with those of the other, or with what came with them. */
const came = (order: OrderAccount, claim: AccountClaim, other: AccountClaim): boolean => {
  if (claim.no === other.no) return true;
  const next = order.claims.find(({ no }) => no === claim.together);
  return next !== undefined && came(order, next, other);
};
/** Claims that may be said to be in one parcel with this one. */
export const joinable = (order: OrderAccount, claim: AccountClaim): readonly AccountClaim[] =>
  order.claims.filter(
    (other) =>
      other.kind !== 'cancel' && !['declined', 'withdrawn'].includes(other.state) && !came(order, other, claim),
  );

/** One number is one parcel. */
export const fetch = (order: OrderAccount, claim: AccountClaim, tracking: string): void => {
  claim.together = joinable(order, claim).find((other) => other.tracking === tracking)?.no ?? null;
  claim.tracking = tracking;
  claim.state = 'collecting';
};

/** Each parcel costs its sending once: what was taken with one claim that is settled is not asked with another. */
export const feeDue = ({ claims }: OrderAccount, claim: AccountClaim, own: number): number => {
  const parcel = new Set([claim.no]);
  const isLinked = ({ no, together }: AccountClaim) =>
    (together !== null && parcel.has(together)) || claims.some((one) => parcel.has(one.no) && one.together === no);
  for (let before = 0; before < parcel.size;) {
    before = parcel.size;
    for (const one of claims) if (isLinked(one)) parcel.add(one.no);
  }
  const others = claims.filter(({ no }) => no !== claim.no && parcel.has(no));
  return Math.max(
    0,
    others.reduce((left, one) => left - one.feeTaken, own),
  );
};

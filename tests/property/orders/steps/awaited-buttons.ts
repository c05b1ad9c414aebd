import type { AccountClaim, PlacedPart } from '../ledger/order-account.ts';
import { must } from '../lives.ts';
import { closeClaim, packAgain } from './after.ts';
import { feeFor, newClaim } from './new-claim.ts';
import { accepted, asKeeper, type Press } from './press.ts';

/** A new claim about pieces is what they are awaited for then. */
export const without = (awaited: readonly PlacedPart[], named: readonly PlacedPart[]): readonly PlacedPart[] =>
  awaited
    .map((part) => ({
      ...part,
      quantity: named.reduce(
        (rest, { no, parcel, quantity }) => (no === part.no && parcel === part.parcel ? rest - quantity : rest),
        part.quantity,
      ),
    }))
    .filter(({ quantity }) => quantity > 0);
/** Goods that somebody is fetching come all the same. */
export const close = ({ lives }: Press, claim: AccountClaim, state: string) => {
  if (claim.state === 'collecting') claim.awaited = claim.parts.filter(({ parcel }) => parcel !== null);
  closeClaim(lives, claim, state);
};
const endAwaited = async (press: Press, { no, awaited }: AccountClaim, how: string) => {
  must(awaited.length > 0, 'goods were awaited that nobody was fetching');
  const answer = await asKeeper(press, 'claim/awaited', { claim: no, how });
  accepted(press, 'awaited goods', answer, `${how} ${JSON.stringify(awaited)}`);
};

/** What becomes of goods that come for a claim which is closed. */
export const awaitedButtons = {
  sendAgain: async (press: Press, claim: AccountClaim) => {
    await endAwaited(press, claim, 'sentAgain');
    packAgain(press.order, claim.awaited);
    claim.awaited = [];
  },
  takeBack: async (press: Press, claim: AccountClaim) => {
    await endAwaited(press, claim, 'returned');
    const { reason, awaited: parts } = claim;
    const fee = feeFor(press, 'return', reason);
    const returned = newClaim(press.order, { kind: 'return', reason, parts, fee, wanted: [] });
    press.order.claims.push({ ...returned, state: 'arrived' });
    claim.awaited = [];
  },
  giveUp: async (press: Press, claim: AccountClaim) => {
    await endAwaited(press, claim, 'neverCame');
    claim.awaited = [];
  },
};

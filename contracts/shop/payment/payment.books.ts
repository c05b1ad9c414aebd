import type { Attempt, PaymentFacts, Refund } from './payment.fold.ts';

const isPaid = ({ status }: Attempt) => status === 'paid';
const refundsOf = ({ refunds }: PaymentFacts, key: string) => refunds.filter((refund) => refund.key === key);

/** Won that a refund takes from what the provider holds of its try: all that is left where no amount was said. */
const takes = ({ amount, covered }: Refund, left: number): number => (amount === null ? left : amount - covered);

/** Won that went back at the provider, and that no refund asked for here has taken. */
const unaskedOf = (state: PaymentFacts, { key, amount, cancelled }: Attempt): number => {
  const asked = refundsOf(state, key).filter(
    ({ outcome, by_hand }) => !by_hand && (outcome === 'done' || outcome === 'requested'),
  );
  const explained = asked.reduce((sum, refund) => sum + (refund.amount ?? amount), 0);
  return Math.max(0, cancelled - explained - Math.max(0, -state.accepted));
};
/** Won of refunds that the provider refused: who gives such money back at its console does so for them. */
const refusedOf = (state: PaymentFacts, { key, amount }: Attempt): number =>
  refundsOf(state, key)
    .filter(({ outcome, by_hand }) => outcome === 'refused' || by_hand)
    .reduce((sum, refund) => sum + (refund.amount ?? amount), 0);

/** What the provider holds of a try for the shop, less what is on its way back or went another way. */
const heldOfAttempt = (state: PaymentFacts, attempt: Attempt): number =>
  refundsOf(state, attempt.key)
    .filter(({ outcome, by_hand }) => (outcome !== 'done' && outcome !== 'kept') || by_hand)
    .reduce(
      (left, refund) => Math.max(0, left - takes(refund, left)),
      attempt.amount - attempt.cancelled + Math.min(unaskedOf(state, attempt), refusedOf(state, attempt)),
    );

/** Won that the shop holds of all tries to pay an order, by the provider's word. */
export const heldByProvider = (state: PaymentFacts): number =>
  state.attempts.filter(isPaid).reduce((sum, attempt) => sum + heldOfAttempt(state, attempt), 0);

/** Won that went back of a try without anybody here having asked for it. */
export const givenAtConsole = (state: PaymentFacts, attempt: Attempt): number =>
  Math.max(0, unaskedOf(state, attempt) - refusedOf(state, attempt));

/** Won: more than the order thinks, where it is above nothing. Undefined while the provider has more to say. */
export const differenceOf = (state: PaymentFacts, expected: number): number | undefined => {
  const waits =
    state.attempts.some(({ status }) => status === 'requested') ||
    state.refunds.some(({ outcome }) => outcome === 'requested');
  return waits ? undefined : heldByProvider(state) - expected - state.accepted;
};

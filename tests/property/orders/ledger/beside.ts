import {
  type AccountClaim,
  type AccountLine,
  isOpen,
  left,
  lineOf,
  type OrderAccount,
  type Part,
} from './order-account.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
/** What was paid beside and belongs to the shop, in won. */
export const heldBeside = ({ claims }: Pick<OrderAccount, 'claims'>): number =>
  sum(claims.map((claim) => (isOpen(claim) && claim.asked?.isPaid ? claim.asked.amount : claim.beside)));
type Paid = Part & Pick<AccountLine, 'beside'>;
const besideFor = (parts: readonly Paid[], claim: number): number =>
  sum(
    parts.flatMap(({ beside, quantity }) =>
      beside.filter((one) => one.claim === claim).map(({ each }) => each * quantity),
    ),
  );
/** What the pieces that are there cost beside for a claim, less what went back while they stayed. */
export const optionsHeld = ({ lines }: Pick<OrderAccount, 'lines'>, { no, optionsAllowed }: AccountClaim): number =>
  besideFor(
    lines.map((line) => ({ ...line, quantity: left(line) })),
    no,
  ) - optionsAllowed;
/** So much goes back where it was paid, or is owed by hand. */
export const payBesideBack = (claim: AccountClaim, won: number): void => {
  if (claim.isByHand) claim.owed += won;
  else claim.beside -= won;
};
/**
 * Pieces have gone: what was paid beside for them goes back, less what stays with the pieces that are sent instead, and
 * less their share of what went back before. Says how much.
 */
export const giveBesideBack = (
  { claims, lines }: OrderAccount,
  parts: readonly Part[],
  sent: readonly Paid[] = [],
): number => {
  const gone = parts.map((part) => ({ ...part, beside: lineOf({ lines }, part.no).beside }));
  const backs = claims.map((claim) => {
    const before = optionsHeld({ lines }, { ...claim, optionsAllowed: 0 }) + besideFor(gone, claim.no);
    const worth = besideFor(gone, claim.no) - besideFor(sent, claim.no);
    if (worth <= 0) return 0;
    const share = Math.floor((claim.optionsAllowed * worth) / before);
    claim.optionsAllowed -= share;
    payBesideBack(claim, worth - share);
    return worth - share;
  });
  return sum(backs);
};

/** Of what was paid beside for a claim: for dearer options, and of the fee. */
export interface Beside {
  readonly claim: number;
  readonly difference: number;
  readonly fee: number;
}
export const allowBeside = ({ claims }: OrderAccount, { claim: no, difference, fee }: Beside) => {
  const claim = claims.find((one) => one.no === no);
  if (!claim) throw new Error(`nobody opened claim ${no}`);
  claim.optionsAllowed += difference;
  claim.feeAllowed += fee;
  payBesideBack(claim, difference + fee);
};

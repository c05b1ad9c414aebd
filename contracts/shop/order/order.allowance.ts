import { shareOf, sum } from './order.amounts.ts';
import type { Claim, Replacement } from './claim.fields.ts';
import type { Allowance, PaidShippingFee, Part, SideAllowance } from './order.fields.ts';
import {
  allowancesIn,
  heldFor,
  heldOf,
  type Line,
  type Ordered,
  restOf,
  withoutParts,
  worthOf,
} from './order.parts.ts';
import { ofOrdered } from './order.roots.ts';
import { feesLeft, heldOfFees, withShippingAllowance } from './order.shipping-fees.ts';

/** As much of an order as says what its money is held for. */
interface Held extends Ordered {
  readonly claims: readonly Pick<Claim, 'how' | 'fee'>[];
}
/** What of an order's money is held for a line that was ordered, in won; of which `quantity` pieces are left. */
export interface HeldLine extends Part {
  readonly held: number;
  readonly tax: Line['tax'];
}
/** What money is held for, in won. Together it is all that is held, or more: some may have gone for nothing named. */
export interface HeldParts {
  readonly goods: readonly HeldLine[];
  readonly shipping: number;
  /** Kept for sending back. */
  readonly fee: number;
  readonly rest: number;
}

const heldLines = (order: Held): readonly HeldLine[] =>
  order.lines
    .filter(({ replaces }) => replaces === null)
    .map(({ no, tax, allowance }) => {
      const left = ofOrdered(order.lines, no, restOf(order));
      const held = Math.max(0, worthOf(order, left) - allowance);
      return { no, tax, quantity: sum(left.map(({ quantity }) => quantity)), held: Math.min(held, heldOf(order)) };
    })
    .filter(({ quantity }) => quantity > 0);

const heldFees = ({ shipping_fees, lines }: Pick<Held, 'shipping_fees' | 'lines'>) =>
  heldOfFees(feesLeft(shipping_fees, lines));

/** What each part of an order still holds of its money; what was charged again, and the like, is in `rest`. */
export const heldParts = (order: Held): HeldParts => {
  const most = heldOf(order);
  const goods = heldLines(order);
  const shipping = Math.min(most, heldFees(order).won);
  const fees = sum(order.claims.map(({ how, fee }) => (how === 'refund' ? fee : 0)));
  const fee = Math.min(most, Math.max(0, fees - order.allowance.fee));
  const named = sum(goods.map(({ held }) => held)) + shipping + fee;
  return { goods, shipping, fee, rest: Math.max(0, most - named) };
};

/** What goes back of an order's money, in won. */
export const refundIn = ({ goods, shipping, fee, rest }: Allowance): number =>
  sum(goods.map(({ refund }) => refund)) + shipping + fee + rest;

/**
 * What of it is without VAT, in won: of lines by their kind, of sending by what was sent; fees and the rest bear what is
 * left of either kind.
 */
export const taxFreeInAllowance = (order: Held, allowance: Allowance): number => {
  const held = heldParts(order);
  const isFree = (no: number) => held.goods.some((line) => line.no === no && line.tax === 'free');
  const freeShipping = heldFees(order).free;
  const freeShippingAfter = heldFees({ ...order, ...withAllowance(order, allowance) }).free;
  const named = sum(held.goods.map((line) => (line.tax === 'free' ? line.held : 0))) + freeShipping;
  const others = held.fee + held.rest;
  const left = Math.min(others, Math.max(0, order.amounts.tax_free - order.tax_free_refunded - named));
  return (
    sum(allowance.goods.map(({ no, refund }) => (isFree(no) ? refund : 0))) +
    freeShipping -
    freeShippingAfter +
    shareOf(left, allowance.fee + allowance.rest, others)
  );
};

/** Lines, fees for sending, and the rest, with what was given for them. */
export const withAllowance = <L extends Line>(
  { lines, shipping_fees, allowance: before }: Pick<Ordered<L>, 'lines' | 'shipping_fees' | 'allowance'>,
  { goods, shipping, fee, rest }: Allowance,
): { readonly lines: L[]; readonly shipping_fees: PaidShippingFee[]; readonly allowance: SideAllowance } => ({
  lines: lines.map((line) => ({
    ...line,
    allowance: line.allowance + sum(goods.map(({ no, refund }) => (no === line.no ? refund : 0))),
  })),
  shipping_fees: withShippingAllowance(shipping_fees, { lines, shipping }),
  allowance: { fee: before.fee + fee, rest: before.rest + rest },
});

/** Lines after parts went for money, and with them what was given for them before. */
export const linesWithout = <L extends Line>(
  order: Pick<Ordered<L>, 'lines' | 'amounts'>,
  parts: readonly Part[],
): L[] => {
  const gone = allowancesIn(order, parts);
  return withoutParts(order.lines, parts).map((line) => ({
    ...line,
    allowance: line.allowance - (gone.find(({ no }) => no === line.no)?.amount ?? 0),
  }));
};

/** As much of what is sent as says what goes back for it. */
type Sent = Pick<Replacement, 'of' | 'quantity' | 'difference'>;
const differencesOf = (sent: readonly Sent[]) => sum(sent.map(({ difference, quantity }) => difference * quantity));
/**
 * What goes back for cheaper options, by the line that was ordered, in won. What was given for a piece before is not given
 * again: so much of its difference is `borne`.
 */
export const givenForCheaper = (order: Pick<Ordered, 'lines' | 'amounts'>, sent: readonly Sent[]) =>
  order.lines
    .filter(({ replaces }) => replaces === null)
    .map(({ no, tax, allowance }) => {
      const own = sent.filter(({ of }) => ofOrdered(order.lines, no, [{ no: of, quantity: 1 }]).length > 0);
      const most = heldFor(order, ofOrdered(order.lines, no, restOf(order)));
      const wanted = own.map(({ of, quantity, difference }) =>
        Math.min(difference * quantity, heldFor(order, [{ no: of, quantity }])),
      );
      const given = Math.min(most, sum(wanted));
      return { no, tax, given, borne: Math.min(allowance, differencesOf(own) - given) };
    });

/** Lines after `refund` in won went back for cheaper options: a difference bears what was given before, instead of the line. */
export const withBorne = <L extends Line>(
  order: Pick<Ordered<L>, 'lines' | 'amounts'>,
  { sent, refund }: { readonly sent: readonly Sent[]; readonly refund: number },
): L[] => {
  if (order.lines.every(({ allowance }) => allowance === 0)) return [...order.lines];
  let open = differencesOf(sent) - refund;
  const borneBy = new Map(
    givenForCheaper(order, sent).map(({ no, borne }) => {
      const now = Math.max(0, Math.min(borne, open));
      open -= now;
      return [no, now];
    }),
  );
  return order.lines.map((line) => ({ ...line, allowance: line.allowance - (borneBy.get(line.no) ?? 0) }));
};

import { shareOf, sum } from './order.amounts.ts';
import { goneOf, paidWithin } from './order.costs.ts';
import { type Going, rechargeFor } from './order.recharge.ts';
import { ofOrdered, rootOf, rootsIn } from './order.roots.ts';
import type {
  Amounts,
  LineSurcharge,
  OrderTerms,
  OrderedLine,
  PaidShippingFee,
  Part,
  SideAllowance,
  Split,
} from './order.fields.ts';
import { feesGone, heldOfFees } from './order.shipping-fees.ts';

/** As much of a line as its money takes; see `orderLine` of the views. */
export type Line = OrderedLine & {
  readonly cancelled: number;
  readonly exchanged: number;
  readonly replaces: number | null;
  readonly difference: number;
  readonly allowance: number;
  readonly surcharges: readonly LineSurcharge[];
};
/** `refunded` and `tax_free_refunded` of what was paid went back so far, in won, and `points_back`. */
export interface Ordered<L extends Line = Line> {
  readonly lines: readonly L[];
  readonly amounts: Amounts;
  readonly shipping_fees: readonly PaidShippingFee[];
  readonly refunded: number;
  readonly tax_free_refunded: number;
  readonly points_back: number;
  /** Charged again so far, won. */
  readonly recharged: number;
  readonly allowance: SideAllowance;
  readonly terms?: OrderTerms | undefined;
}
type Money = Pick<Ordered, 'amounts' | 'refunded' | 'tax_free_refunded'>;

export const leftOf = ({ quantity, cancelled, exchanged }: Pick<Line, 'quantity' | 'cancelled' | 'exchanged'>) =>
  quantity - cancelled - exchanged;

export const restOf = ({ lines }: Pick<Ordered, 'lines'>, kind?: OrderedLine['kind']): readonly Part[] =>
  lines
    .filter((line) => leftOf(line) > 0 && (kind === undefined || line.kind === kind))
    .map((line) => ({ no: line.no, quantity: leftOf(line) }));

const quantityIn = (parts: readonly Part[], line: number) =>
  parts.reduce((sum, { no, quantity }) => (no === line ? sum + quantity : sum), 0);

/** Lines after the money for parts went back: what replaces a piece counts for the piece that was ordered, too. */
export const withoutParts = <L extends Line>(lines: readonly L[], parts: readonly Part[]): L[] => {
  const roots = rootsIn(lines);
  return lines.map((line) => {
    const own = quantityIn(parts, line.no);
    const replaced = sum(
      parts.filter(({ no }) => no !== line.no && roots.get(no) === line.no).map(({ quantity }) => quantity),
    );
    return { ...line, cancelled: line.cancelled + own + replaced, exchanged: line.exchanged - replaced };
  });
};

const ordered = (lines: readonly Line[]) => lines.filter(({ replaces }) => replaces === null);
/** For each piece of a line, and of those it was sent for one after the other. */
const givenFor = (lines: readonly Line[], line: Line): number => {
  const before = lines.find(({ no }) => no === line.replaces);
  return line.difference + (before ? givenFor(lines, before) : 0);
};
const givenBefore = (lines: readonly Line[], parts: readonly Part[]) =>
  sum(
    parts.flatMap(({ no, quantity }) =>
      lines.filter((line) => line.no === no).map((line) => givenFor(lines, line) * quantity),
    ),
  );
const isTaxFree = ({ tax }: Pick<Line, 'tax'>) => tax === 'free';

/** What was paid for parts, in won; `free` of it is without VAT. */
const paidFor = ({ lines, amounts }: Pick<Ordered, 'lines' | 'amounts'>, parts: readonly Part[]) => {
  const left = withoutParts(lines, parts);
  const before = goneOf({ ordered: ordered(lines), amounts });
  const after = goneOf({ ordered: ordered(left), amounts });
  return {
    money: after.money - before.money - givenBefore(lines, parts),
    points: after.points - before.points,
    free: after.free - before.free - givenBefore(lines.filter(isTaxFree), parts),
  };
};

/** What was paid for parts with money and did not go back as a difference, won. */
export const worthOf = (order: Pick<Ordered, 'lines' | 'amounts'>, parts: readonly Part[]): number =>
  Math.max(0, paidFor(order, parts).money);

/** What was given for parts while they stayed, by the line that was ordered, in won: a piece bears it by its worth. */
export const allowancesIn = (order: Pick<Ordered, 'lines' | 'amounts'>, parts: readonly Part[]) =>
  ordered(order.lines)
    .filter(({ allowance }) => allowance > 0)
    .map(({ no, tax, allowance }) => {
      const worth = (some: readonly Part[]) => worthOf(order, ofOrdered(order.lines, no, some));
      const all = worth(restOf(order));
      return { no, tax, amount: shareOf(Math.min(allowance, all), worth(parts), all) };
    });

/** What is held for parts in money, won. */
export const heldFor = (order: Pick<Ordered, 'lines' | 'amounts'>, parts: readonly Part[]): number =>
  Math.max(0, worthOf(order, parts) - sum(allowancesIn(order, parts).map(({ amount }) => amount)));

/** What was paid and did not go back while everything stayed. */
const owedFor = (order: Ordered, parts: readonly Part[]) => {
  const paid = paidFor(order, parts);
  const going = feesGone(order.shipping_fees, { before: order.lines, after: withoutParts(order.lines, parts) });
  const shipping = heldOfFees(going);
  const before = allowancesIn(order, parts);
  const allowance = sum(before.map(({ amount }) => amount));
  return {
    ...paid,
    allowance,
    money: paid.money - allowance,
    shipping: shipping.won,
    free: paid.free - sum(before.filter(isTaxFree).map(({ amount }) => amount)) + shipping.free,
  };
};

/** What is given back for a part: money in `refund`, and points; those are left out where there are none. */
export interface Restitution {
  readonly refund: number;
  readonly points?: number;
  readonly split: Split;
}

/** What is left of the money, won. */
export const heldOf = ({ amounts, refunded }: Pick<Ordered, 'amounts' | 'refunded'>): number =>
  amounts.total - refunded;

/** What was paid with money of a part of the price of a piece, won. */
export const paidOf = <L extends Line>(
  { lines, amounts }: Pick<Ordered<L>, 'lines' | 'amounts'>,
  line: L,
  price: number,
): number => paidWithin({ ordered: ordered(lines), amounts }, rootOf(lines, line), price);

const between = (least: number, wanted: number, most: number) => Math.min(most, Math.max(least, wanted));
/** As near to `wanted` as what is left of either kind of money allows. */
export const taxFreeIn = ({ amounts, refunded, tax_free_refunded }: Money, refund: number, wanted: number): number => {
  const free = amounts.tax_free - tax_free_refunded;
  const taxed = amounts.total - refunded - free;
  return between(Math.max(0, refund - taxed), wanted, Math.min(refund, free));
};

/** Pieces of what was ordered: what is sent instead of one stands for it. */
const rootParts = (lines: readonly Line[], parts: readonly Part[]): readonly Part[] =>
  ordered(lines)
    .map(({ no }) => ({ no, quantity: sum(ofOrdered(lines, no, parts).map(({ quantity }) => quantity)) }))
    .filter(({ quantity }) => quantity > 0);
const rechargeOf = (order: Ordered, parts: readonly Part[], going: Pick<Going, 'givenBack' | 'fault'>): number => {
  const { lines, amounts, terms, recharged } = order;
  const kept = ordered(lines)
    .map(({ no, quantity, cancelled }) => ({ no, quantity: quantity - cancelled }))
    .filter(({ quantity }) => quantity > 0);
  const gone = rootParts(lines, parts);
  return rechargeFor({ lines: ordered(lines), amounts, terms }, { left: kept, gone, charged: recharged, ...going });
};

/** `fee` in won for sending back; `fault`: who is the reason why parts go. */
export interface Withholding {
  readonly fee?: number | undefined;
  readonly fault?: Going['fault'] | undefined;
}

/**
 * Price less what coupon and points took off, in won, shipping with the last of what is sent together, less `fee` for sending back and what
 * the order's terms charge again. Never more than is left of the money, and of the points.
 */
export const restitutionFor = (
  order: Ordered,
  parts: readonly Part[],
  { fee = 0, fault = 'shop' }: Withholding = {},
): Restitution => {
  const { amounts, points_back } = order;
  const owed = owedFor(order, parts);
  const points = Math.min(owed.points, amounts.points - points_back);
  const shipping = between(0, owed.shipping, heldOf(order));
  const goods = between(0, owed.money, heldOf(order) - shipping);
  const kept = Math.min(fee, goods + shipping);
  const givenBack = goods + shipping - kept;
  const recharge = Math.max(
    rechargeOf(order, parts, { givenBack, fault }),
    givenBack - heldOf(order),
    // What was charged and given back by the shop's will does not come back again.
    Math.min(0, order.allowance.rest - order.recharged),
  );
  const refund = givenBack - recharge;
  const tax_free = taxFreeIn(order, refund, owed.free);
  const { allowance } = owed;
  const beside = { ...(recharge !== 0 && { recharge }), ...(allowance > 0 && { allowance }) };
  const split = { goods, shipping, fee: kept, tax_free, ...beside };
  return { refund, ...(points > 0 && { points }), split };
};

import { earnedPercent } from '../points/points.fields.ts';
import { shareOf } from './order.amounts.ts';
import { type Going, rechargeFor } from './order.recharge.ts';
import type { Amounts, OrderTerms, OrderedLine, Part, Split } from './order.fields.ts';

/** As much of a line as its money takes; see `orderLine` of the views. */
type Line = OrderedLine & {
  readonly cancelled: number;
  readonly exchanged: number;
  readonly replaces: number | null;
  readonly difference: number;
};
/** `refunded` and `tax_free_refunded` of what was paid went back so far, in won, and `points_back`. */
interface Ordered<L extends Line = Line> {
  readonly lines: readonly L[];
  readonly amounts: Amounts;
  readonly refunded: number;
  readonly tax_free_refunded: number;
  readonly points_back: number;
  /** Charged again so far, won. */
  readonly recharged: number;
  readonly terms?: OrderTerms | undefined;
}
type Money = Pick<Ordered, 'amounts' | 'refunded' | 'tax_free_refunded'>;

export const leftOf = ({ quantity, cancelled, exchanged }: Pick<Line, 'quantity' | 'cancelled' | 'exchanged'>) =>
  quantity - cancelled - exchanged;

export const restOf = ({ lines }: Pick<Ordered, 'lines'>, kind?: OrderedLine['kind']): readonly Part[] =>
  lines
    .filter((line) => leftOf(line) > 0 && (kind === undefined || line.kind === kind))
    .map((line) => ({ no: line.no, quantity: leftOf(line) }));

/** The line that was ordered, whose money a replacement stands for. */
const rootOf = <L extends Line>(lines: readonly L[], line: L): L => {
  const before = lines.find(({ no }) => no === line.replaces);
  return before ? rootOf(lines, before) : line;
};
const quantityIn = (parts: readonly Part[], line: number) =>
  parts.reduce((sum, { no, quantity }) => (no === line ? sum + quantity : sum), 0);

/** Lines after the money for parts went back: what replaces a piece counts for the piece that was ordered, too. */
export const withoutParts = <L extends Line>(lines: readonly L[], parts: readonly Part[]): L[] =>
  lines.map((line) => {
    const own = quantityIn(parts, line.no);
    const replaced = lines
      .filter((one) => one.no !== line.no && rootOf(lines, one).no === line.no)
      .reduce((sum, { no }) => sum + quantityIn(parts, no), 0);
    return { ...line, cancelled: line.cancelled + own + replaced, exchanged: line.exchanged - replaced };
  });

const ordered = (lines: readonly Line[]) => lines.filter(({ replaces }) => replaces === null);
const priceOf = (lines: readonly Line[]) =>
  ordered(lines).reduce((sum, { unit_price, cancelled }) => sum + unit_price * cancelled, 0);
const taxFreeOf = (lines: readonly Line[]) => priceOf(lines.filter(isTaxFree));
/** What goes with all that is cancelled now, less what went with what was cancelled before. */
const shareBetween = (amount: number, { goods }: Amounts, [before, after]: readonly [number, number]) =>
  shareOf(amount, after, goods) - shareOf(amount, before, goods);
/** For each piece of a line, and of those it was sent for one after the other. */
const givenFor = (lines: readonly Line[], line: Line): number => {
  const before = lines.find(({ no }) => no === line.replaces);
  return line.difference + (before ? givenFor(lines, before) : 0);
};
const givenBefore = (lines: readonly Line[], parts: readonly Part[]) =>
  lines.reduce((sum, line) => sum + givenFor(lines, line) * quantityIn(parts, line.no), 0);
const isTaxFree = ({ tax }: Line) => tax === 'free';

/** What is given back for a part: money in `refund`, and points; those are left out where there are none. */
export interface Restitution {
  readonly refund: number;
  readonly points?: number;
  readonly split: Split;
}

/** What is left of the money, won. */
export const heldOf = ({ amounts, refunded }: Pick<Ordered, 'amounts' | 'refunded'>): number =>
  amounts.total - refunded;

/** What was paid of a price with money, won. */
export const paidOf = ({ amounts: { discount, points, goods } }: Pick<Ordered, 'amounts'>, price: number): number =>
  price - shareOf(discount + points, price, goods);

const between = (least: number, wanted: number, most: number) => Math.min(most, Math.max(least, wanted));
/** As near to `wanted` as what is left of either kind of money allows. */
export const taxFreeIn = ({ amounts, refunded, tax_free_refunded }: Money, refund: number, wanted: number): number => {
  const free = amounts.tax_free - tax_free_refunded;
  const taxed = amounts.total - refunded - free;
  return between(Math.max(0, refund - taxed), wanted, Math.min(refund, free));
};

const taxFreeShare = ({ lines, amounts }: Ordered, left: readonly Line[], parts: readonly Part[]) => {
  const free = [taxFreeOf(lines), taxFreeOf(left)] as const;
  const off = shareBetween(amounts.discount + amounts.points, amounts, free);
  return free[1] - free[0] - off - givenBefore(lines.filter(isTaxFree), parts);
};

/** Pieces of what was ordered: what is sent instead of one stands for it. */
const rootParts = (lines: readonly Line[], parts: readonly Part[]): readonly Part[] =>
  ordered(lines)
    .map(({ no }) => ({
      no,
      quantity: lines
        .filter((line) => rootOf(lines, line).no === no)
        .reduce((sum, line) => sum + quantityIn(parts, line.no), 0),
    }))
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
 * Price less the shares of coupon and points, in won, shipping with the last goods, less `fee` for sending back and what
 * the order's terms charge again. Shares are counted from the order's beginning, so that all parts come to what was paid.
 * Never more than is left of the money, and of the points.
 */
export const restitutionFor = (
  order: Ordered,
  parts: readonly Part[],
  { fee = 0, fault = 'shop' }: Withholding = {},
): Restitution => {
  const { lines, amounts, points_back } = order;
  const left = withoutParts(lines, parts);
  const prices = [priceOf(lines), priceOf(left)] as const;
  const paid = prices[1] - prices[0] - shareBetween(amounts.discount + amounts.points, amounts, prices);
  const points = Math.min(shareBetween(amounts.points, amounts, prices), amounts.points - points_back);
  const lastGoods = restOf({ lines }, 'goods').length > 0 && restOf({ lines: left }, 'goods').length === 0;
  const shipping = between(0, lastGoods ? amounts.shipping : 0, heldOf(order));
  const goods = between(0, paid - givenBefore(lines, parts), heldOf(order) - shipping);
  const kept = Math.min(fee, goods + shipping);
  const givenBack = goods + shipping - kept;
  const recharge = Math.max(rechargeOf(order, parts, { givenBack, fault }), givenBack - heldOf(order));
  const refund = givenBack - recharge;
  const tax_free = taxFreeIn(order, refund, taxFreeShare(order, left, parts));
  const split = { goods, shipping, fee: kept, ...(recharge !== 0 && { recharge }), tax_free };
  return { refund, ...(points > 0 && { points }), split };
};

/** Won. */
export const refundOf = (order: Ordered, parts: readonly Part[]): number => restitutionFor(order, parts).refund;

/** Points for an order: of the money that was paid for goods and licences that were kept; sending them earns none. */
export const pointsEarnedBy = (order: Ordered): number => {
  const shipping = restOf(order, 'goods').length > 0 ? order.amounts.shipping : 0;
  return Math.floor(
    (Math.max(0, refundOf(order, restOf(order)) - shipping) * (order.terms?.point_percent ?? earnedPercent)) / 100,
  );
};

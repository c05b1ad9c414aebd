import { earnedPercent } from '../points/points.fields.ts';
import { shareOf } from './order.amounts.ts';
import type { Amounts, OrderedLine, Part } from './order.fields.ts';

type Line = OrderedLine & { readonly cancelled: number };
interface Ordered {
  readonly lines: readonly Line[];
  readonly amounts: Amounts;
}

const leftOf = ({ quantity, cancelled }: Line) => quantity - cancelled;
export const restOf = ({ lines }: Pick<Ordered, 'lines'>, kind?: OrderedLine['kind']): readonly Part[] =>
  lines
    .filter((line) => leftOf(line) > 0 && (kind === undefined || line.kind === kind))
    .map((line) => ({ no: line.no, quantity: leftOf(line) }));

/** Whether each line is named once and has that many left. */
export const isPartOf = ({ lines }: Pick<Ordered, 'lines'>, parts: readonly Part[]): boolean =>
  new Set(parts.map(({ no }) => no)).size === parts.length &&
  parts.every(({ no, quantity }) => lines.some((line) => line.no === no && quantity >= 1 && quantity <= leftOf(line)));

export const withoutParts = (lines: readonly Line[], parts: readonly Part[]): Line[] =>
  lines.map((line) => ({
    ...line,
    cancelled: line.cancelled + (parts.find(({ no }) => no === line.no)?.quantity ?? 0),
  }));

const priceOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { unit_price, cancelled }) => sum + unit_price * cancelled, 0);
/** What goes with all that is cancelled now, less what went with what was cancelled before. */
const shareBetween = (amount: number, { goods }: Amounts, [before, after]: readonly [number, number]) =>
  shareOf(amount, after, goods) - shareOf(amount, before, goods);

/** What is given back for a part: money in `refund`, and points; those are left out where there are none. */
export interface Restitution {
  readonly refund: number;
  readonly points?: number;
}

/**
 * Price less the shares of coupon and points, in won, shipping with the last goods. Shares are counted from the order's
 * beginning, so that all parts come to what was paid; a fee or a coupon's minimum that was met is not charged later.
 */
export const restitutionFor = ({ lines, amounts }: Ordered, parts: readonly Part[]): Restitution => {
  const left = withoutParts(lines, parts);
  const prices = [priceOf(lines), priceOf(left)] as const;
  const fee =
    restOf({ lines }, 'goods').length > 0 && restOf({ lines: left }, 'goods').length === 0 ? amounts.shipping : 0;
  const points = shareBetween(amounts.points, amounts, prices);
  return {
    refund: prices[1] - prices[0] - shareBetween(amounts.discount + amounts.points, amounts, prices) + fee,
    ...(points > 0 && { points }),
  };
};

/** Won. */
export const refundOf = (order: Ordered, parts: readonly Part[]): number => restitutionFor(order, parts).refund;

/** Points for an order: of the money that was paid for goods and licences that were kept; sending them earns none. */
export const pointsEarnedBy = (order: Ordered): number => {
  const shipping = restOf(order, 'goods').length > 0 ? order.amounts.shipping : 0;
  return Math.floor(((refundOf(order, restOf(order)) - shipping) * earnedPercent) / 100);
};

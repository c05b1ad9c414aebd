import { shareOf, sum } from './order.amounts.ts';
import type { Amounts, LineDeductions, OrderedLine } from './order.fields.ts';

type Priced = Pick<OrderedLine, 'unit_price' | 'quantity' | 'tax' | 'deductions'>;
/** A line that was ordered; `cancelled` of its pieces went with their money. */
type Ordered = Priced & { readonly cancelled: number };
interface Order<L extends Priced = Priced> {
  /** Without those that replace others. */
  readonly ordered: readonly L[];
  readonly amounts: Amounts;
}

const offOf = ({ deductions: { automatic = 0, coupon = 0, points = 0 } = { points: 0 } }: Priced) =>
  automatic + coupon + points;
export const isByLine = (lines: readonly Pick<OrderedLine, 'deductions'>[]): boolean =>
  lines.some(({ deductions }) => deductions !== undefined);
/** What was taken off an order that does not say of which line: it is spread over all by their prices. */
const spreadOf = ({ ordered, amounts }: Order, price: number) =>
  isByLine(ordered) ? 0 : shareOf(amounts.discount + amounts.points, price, amounts.goods);

/** What so many pieces of a line cost, counted from its first one, in won. */
const costOf = (line: Priced, pieces: number) => line.unit_price * pieces - shareOf(offOf(line), pieces, line.quantity);

/** What was taken off the pieces that are left, won. */
export const keptOff = (lines: readonly Omit<Ordered, 'tax'>[], of: keyof LineDeductions): number =>
  sum(
    lines.map(({ deductions, quantity, cancelled }) => {
      const taken = deductions?.[of] ?? 0;
      return taken - shareOf(taken, cancelled, quantity);
    }),
  );

/** In won, counted from the order's beginning, so that what goes in parts comes to what was paid; `free` of `money`. */
interface Gone {
  readonly money: number;
  readonly free: number;
  readonly points: number;
}
export const goneOf = (order: Order<Ordered>): Gone => {
  const { ordered, amounts } = order;
  const costs = (lines: readonly Ordered[]) => sum(lines.map((line) => costOf(line, line.cancelled)));
  const [all, free] = [costs(ordered), costs(ordered.filter(({ tax }) => tax === 'free'))];
  const points = ordered.map(({ deductions, cancelled, quantity }) =>
    shareOf(deductions?.points ?? 0, cancelled, quantity),
  );
  return {
    money: all - spreadOf(order, all),
    free: free - spreadOf(order, free),
    points: isByLine(ordered) ? sum(points) : shareOf(amounts.points, all, amounts.goods),
  };
};

/** What of the fee for sending is without VAT, won: what the tax-free part of an order holds beyond its goods. */
export const taxFreeShippingIn = ({ ordered, amounts }: Order): number => {
  const { free } = goneOf({ amounts, ordered: ordered.map((line) => ({ ...line, cancelled: line.quantity })) });
  return Math.min(Math.max(0, amounts.tax_free - free), amounts.shipping);
};

/** What was paid with money of a part of a piece's price, won. */
export const paidWithin = (order: Order, line: Priced, price: number): number =>
  price - shareOf(offOf(line), price, line.unit_price * line.quantity) - spreadOf(order, price);

import { type AccountLine, held, left, lineOf, type OrderAccount, type Part } from './order-account.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const ordered = ({ lines }: OrderAccount) => lines.filter(({ no, root }) => no === root);
const valueGone = (lines: readonly AccountLine[]) => sum(lines.map(({ price, gone }) => price * gone));
const hasGoods = ({ lines }: OrderAccount) => lines.some((line) => line.kind === 'goods' && left(line) > 0);

/** What has gone of an order so far, with its share of what coupon and points took off. */
const goneOf = (order: OrderAccount) => {
  const { amounts } = order;
  const [all, free] = [ordered(order), ordered(order).filter((line) => line.free)].map(valueGone) as [number, number];
  const share = (off: number, of: number) => (amounts.goods === 0 ? 0 : Math.floor((off * of) / amounts.goods));
  const off = amounts.discount + amounts.points;
  return { money: all - share(off, all), points: share(amounts.points, all), free: free - share(off, free) };
};

/** Pieces go; what stands for a piece that was ordered counts for that one, too. */
const remove = (order: OrderAccount, parts: readonly Part[]) => {
  for (const { no, quantity } of parts) {
    const line = lineOf(order, no);
    line.gone += quantity;
    if (line.root === no) continue;
    const root = lineOf(order, line.root);
    root.gone += quantity;
    root.exchanged -= quantity;
  }
};

/** What went back for these when they were exchanged for cheaper ones. */
const givenFor = (order: OrderAccount, parts: readonly Part[]) => {
  const given = parts.map(({ no, quantity }) => ({ ...lineOf(order, no), quantity }));
  const all = (lines: typeof given) => sum(lines.map((line) => line.given * line.quantity));
  return { money: all(given), free: all(given.filter((line) => line.free)) };
};
/** What was paid of a price with money: coupon and points bear their shares of it. */
export const paidOf = ({ amounts: { goods, discount, points } }: OrderAccount, price: number): number =>
  price - Math.floor(((discount + points) * price) / goods);

export interface Restitution {
  readonly money: number;
  readonly points: number;
}

/**
 * What goes back for pieces: what they cost, less their shares of coupon and points, less what went back for them
 * before, and shipping with the last goods; never more than is held. A fee is kept of that.
 */
export const takeBack = (order: OrderAccount, parts: readonly Part[], fee = 0): Restitution => {
  const [before, hadGoods] = [goneOf(order), hasGoods(order)];
  const given = givenFor(order, parts);
  remove(order, parts);
  const after = goneOf(order);
  const shipping = hadGoods && !hasGoods(order) ? order.amounts.shipping : 0;
  const wanted = after.money - before.money - given.money + shipping;
  const money = Math.max(0, Math.max(0, Math.min(wanted, held(order))) - fee);
  const points = Math.min(after.points - before.points, order.amounts.points - order.pointsBack);
  const isKnown = order.taxFree !== undefined && fee === 0 && money === wanted;
  order.taxFree = isKnown ? (order.taxFree ?? 0) + after.free - before.free - given.free : undefined;
  order.refunded += money;
  order.pointsBack += points;
  return { money, points };
};

/** A hundredth of the money that was paid for what is kept; sending it earns none. */
export const pointsFor = (order: OrderAccount): number => {
  const copy = { ...order, lines: order.lines.map((line) => ({ ...line })) };
  const shipping = hasGoods(order) ? order.amounts.shipping : 0;
  const rest = copy.lines.filter((line) => left(line) > 0).map((line) => ({ no: line.no, quantity: left(line) }));
  return Math.floor(Math.max(0, takeBack(copy, rest).money - shipping) / 100);
};

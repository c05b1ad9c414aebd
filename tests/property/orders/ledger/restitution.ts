import { optionsHeld } from './beside.ts';
import { divide } from './expected-quote.ts';
import { owedAgain } from './recharge.ts';
import { type AccountLine, held, left, lineOf, type OrderAccount, type Part, restOf } from './order-account.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const ordered = ({ lines }: OrderAccount) => lines.filter(({ no, root }) => no === root);
/** Those that something is left of. */
const sendingsLeft = ({ sendings, lines }: OrderAccount) =>
  sendings.filter(({ bundle }) =>
    lines.some((line) => line.kind === 'goods' && line.bundle === bundle && left(line) > 0),
  );
type Sendings = ReturnType<typeof sendingsLeft>;
const feeOf = (sendings: Sendings) => sum(sendings.map(({ fee, allowed }) => fee - allowed));
const freeFeeOf = (sendings: Sendings) =>
  sum(sendings.map(({ fee, free, allowed }) => free - Math.floor((free * allowed) / fee)));

const priceOf = ({ price, off }: AccountLine, pieces: number, quantity: number) =>
  price * pieces - Math.floor(((off.discount + off.points) * pieces) / quantity);

/** What has gone of an order so far: each line bears what was taken off it, piece after piece. */
const goneOf = (order: OrderAccount) => {
  const money = (lines: readonly AccountLine[]) => sum(lines.map((line) => priceOf(line, line.gone, line.quantity)));
  const points = ordered(order).map(({ off, gone, quantity }) => Math.floor((off.points * gone) / quantity));
  return { money: money(ordered(order)), points: sum(points), free: money(ordered(order).filter((line) => line.free)) };
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
/** What was paid with money of a part of the price of a piece. */
export const paidOf = (order: OrderAccount, no: number, part: number): number => {
  const { price, quantity, off } = lineOf(order, lineOf(order, no).root);
  return part - Math.floor(((off.discount + off.points) * part) / (price * quantity));
};

/** What a line that was ordered is worth in pieces of it, and of what was sent instead of them. */
const worthIn = (order: OrderAccount, { no, gone, ...line }: AccountLine, parts: readonly Part[]) => {
  const own = parts.filter((part) => lineOf(order, part.no).root === no);
  const pieces = sum(own.map(({ quantity }) => quantity));
  const cost = (many: number) => priceOf({ no, gone, ...line }, many, line.quantity);
  return Math.max(0, cost(gone + pieces) - cost(gone) - givenFor(order, own).money);
};
/** Pieces that go take with them what was given for them while they stayed, by what they are worth of all that are left. */
const allowedFor = (order: OrderAccount, parts: readonly Part[]) =>
  ordered(order)
    .filter(({ allowed }) => allowed > 0)
    .map((line) => {
      const all = worthIn(order, line, restOf(order));
      const share = Math.min(line.allowed, all) * worthIn(order, line, parts);
      return { line, won: all === 0 ? 0 : Math.floor(share / all) };
    });
const sumOf = (allowed: ReturnType<typeof allowedFor>) => sum(allowed.map(({ won }) => won));

/** What is held for pieces. */
export const heldFor = (order: OrderAccount, parts: readonly Part[]): number =>
  Math.max(0, sum(ordered(order).map((line) => worthIn(order, line, parts))) - sumOf(allowedFor(order, parts)));

export interface HeldParts {
  readonly goods: readonly { readonly no: number; readonly won: number }[];
  readonly shipping: number;
  readonly fee: number;
  readonly rest: number;
}
/** What money is held for. */
export const heldParts = (order: OrderAccount): HeldParts => {
  const all = held(order);
  const lines = ordered(order).filter(({ no }) => restOf(order).some((part) => lineOf(order, part.no).root === no));
  const goods = lines.map((line) => {
    const won = Math.max(0, worthIn(order, line, restOf(order)) - line.allowed);
    return { no: line.no, won: Math.min(all, won) };
  });
  const shipping = Math.min(all, feeOf(sendingsLeft(order)));
  const fee = Math.min(all, Math.max(0, order.feesKept - order.feesAllowed));
  return { goods, shipping, fee, rest: Math.max(0, all - sum(goods.map(({ won }) => won)) - shipping - fee) };
};
/** Each sending that is left bears its part by what is left of its fee. */
const allowShipping = (sendings: Sendings, won: number) => {
  const shares = divide(
    won,
    sendings.map(({ fee, allowed }) => fee - allowed),
  );
  for (const [at, sending] of sendings.entries()) sending.allowed += shares[at] ?? 0;
};

/** Money alone, for what it is for. Which kind of money a fee was nobody knows. */
export const allow = (order: OrderAccount, { goods, shipping, fee, rest }: HeldParts): number => {
  const refund = sum(goods.map(({ won }) => won)) + shipping + fee + rest;
  const free = sum(goods.map(({ no, won }) => (lineOf(order, no).free ? won : 0)));
  const sendings = sendingsLeft(order);
  const freeBefore = freeFeeOf(sendings);
  allowShipping(sendings, shipping);
  const freeSending = freeBefore - freeFeeOf(sendings);
  order.taxFree = order.taxFree === undefined || fee + rest > 0 ? undefined : order.taxFree + free + freeSending;
  for (const { no, won } of goods) lineOf(order, no).allowed += won;
  order.feesAllowed += fee;
  order.restAllowed += rest;
  order.refunded += refund;
  return refund;
};

/**
 * What another option of a piece costs: below the price that was ordered coupon and points bear their shares of it, what
 * is above it is paid whole.
 */
const costOf = (order: OrderAccount, no: number, price: number): number => {
  const { price: ordered } = lineOf(order, lineOf(order, no).root);
  return price > ordered ? paidOf(order, no, ordered) + price - ordered : paidOf(order, no, price);
};

/** For each piece: what is owed for a dearer option, or given back for a cheaper one, of what was paid beside first. */
export const exchangeOf = (order: OrderAccount, no: number, price: number) => {
  const line = lineOf(order, no);
  const dearer = costOf(order, no, price) - costOf(order, no, line.price);
  let given = Math.max(0, -dearer);
  const beside = [];
  for (const one of line.beside.toReversed()) {
    const back = Math.min(one.each, given);
    given -= back;
    if (one.each > back) beside.unshift({ ...one, each: one.each - back });
  }
  return { owed: Math.max(0, dearer), given, beside };
};

/** Of what would go back; what was charged before and is owed no longer goes back with it, where it has not yet. */
const rechargeOf = (order: OrderAccount, givenBack: number, fault: 'buyer' | 'shop'): number => {
  const more = owedAgain(order) - order.recharged;
  const owed = Math.min(more, fault === 'shop' ? 0 : givenBack);
  return Math.max(owed, givenBack - held(order), Math.min(0, order.restAllowed - order.recharged));
};

const plus = (one: number | undefined, other: number) => (one === undefined ? undefined : one + other);

export interface Restitution {
  readonly money: number;
  readonly points: number;
  /** Of the fee. */
  readonly kept: number;
}

/**
 * What goes back for pieces: what they cost, less what discounts and points took off them, less what went back for them
 * before, and the fee of each sending with the last of it, less what was given while they stayed; never more than is held. A fee is kept of
 * that, and what is charged again.
 */
export const takeBack = (
  order: OrderAccount,
  parts: readonly Part[],
  { fee = 0, fault = 'shop' }: { readonly fee?: number; readonly fault?: 'buyer' | 'shop' } = {},
): Restitution => {
  const [before, sent] = [goneOf(order), sendingsLeft(order)];
  const [given, allowed] = [givenFor(order, parts), allowedFor(order, parts)];
  for (const { line, won } of allowed) line.allowed -= won;
  remove(order, parts);
  const after = goneOf(order);
  const kept = sendingsLeft(order);
  const goneSendings = sent.filter((sending) => !kept.includes(sending));
  const wanted = after.money - before.money - given.money - sumOf(allowed) + feeOf(goneSendings);
  const all = Math.max(0, Math.min(wanted, held(order)));
  const givenBack = Math.max(0, all - fee);
  const recharge = rechargeOf(order, givenBack, fault);
  const money = givenBack - recharge;
  const points = Math.min(after.points - before.points, order.amounts.points - order.pointsBack);
  const freeAllowed = sumOf(allowed.filter(({ line }) => line.free));
  const free = after.free - before.free - given.free - freeAllowed + freeFeeOf(goneSendings);
  // A fee, or what is charged again, leaves open which kind of money it was.
  order.taxFree = money === wanted ? plus(order.taxFree, free) : undefined;
  order.refunded += money;
  order.feesKept += all - givenBack;
  order.recharged += recharge;
  order.pointsBack += points;
  return { money, points, kept: all - givenBack };
};

/** A hundredth of the money that was paid for what is kept; sending it earns none. */
export const pointsFor = (order: OrderAccount): number => {
  const copy = { ...order, lines: order.lines.map((line) => ({ ...line })) };
  const shipping = feeOf(sendingsLeft(order));
  const rest = copy.lines.filter((line) => left(line) > 0).map((line) => ({ no: line.no, quantity: left(line) }));
  const beside = sum(order.claims.map((claim) => optionsHeld(order, claim)));
  return Math.floor((Math.max(0, takeBack(copy, rest).money - shipping) + beside) / 100);
};

import { type Claimed, feeOfExchange } from './claim.fee.ts';
import type { Claim, Replacement } from './claim.fields.ts';
import type { LineSurcharge, OrderLine } from './order.fields.ts';
import { type Ordered, paidOf } from './order.parts.ts';
import { rootOf } from './order.roots.ts';
import { taxFreeShipping } from './order.shipping.ts';

type Order = Pick<Ordered<OrderLine>, 'lines' | 'amounts'>;
/** What is to be sent, at what it costs now. */
export type SentLine = Omit<Replacement, 'difference' | 'surcharges'>;

/**
 * Coupon and points were for the option that was ordered: up to its price the price of another counts with their shares,
 * above it in full. So what is paid for a dearer option is what the way back to it gives.
 */
const costIn = (order: Order, ordered: OrderLine, price: number): number =>
  paidOf(order, ordered, Math.min(price, ordered.unit_price)) + Math.max(0, price - ordered.unit_price);

/** What was paid beside goes back first, the last of it before what was paid earlier; `rest` is the order's own money. */
const without = (surcharges: readonly LineSurcharge[], amount: number) => {
  let rest = amount;
  const left = surcharges
    .toReversed()
    .map(({ claim, each }) => {
      const back = Math.min(each, rest);
      rest -= back;
      return { claim, each: each - back };
    })
    .filter(({ each }) => each > 0);
  return { left: left.toReversed(), rest };
};

/** Won for each piece: what is `owed` beside, what goes back of the order's money, and what of former surcharges stays. */
interface Exchanged {
  readonly line: OrderLine;
  readonly owed: number;
  readonly difference: number;
  readonly left: readonly LineSurcharge[];
}
const exchangedFor = (order: Order, { of, unit_price }: Pick<SentLine, 'of' | 'unit_price'>): Exchanged | undefined => {
  const line = order.lines.find(({ no }) => no === of);
  if (!line) return undefined;
  const ordered = rootOf(order.lines, line);
  const dearer = costIn(order, ordered, unit_price) - costIn(order, ordered, line.unit_price);
  const { left, rest } = without(line.surcharges, Math.max(0, -dearer));
  return { line, owed: Math.max(0, dearer), difference: rest, left };
};

/** How much dearer a piece is in another option, in won; below 0 for what comes back. */
export const dearerBy = (order: Order, of: number, unit_price: number): number => {
  const line = order.lines.find(({ no }) => no === of);
  const ordered = line && rootOf(order.lines, line);
  return ordered ? costIn(order, ordered, unit_price) - costIn(order, ordered, line.unit_price) : 0;
};

export interface SurchargeParts {
  readonly difference: number;
  readonly fee: number;
  /** Of both, without VAT. */
  readonly tax_free: number;
}
/** Pieces of a claim, as sending them is taxed. */
export const goodsIn = ({ lines }: Pick<Ordered, 'lines'>, { parts }: Claim) =>
  parts.flatMap(({ no, quantity }) =>
    lines.filter((line) => line.no === no).map(({ unit_price, tax }) => ({ amount: unit_price * quantity, tax })),
  );
/** What is to be paid beside, in won: for dearer options, and for sending both ways where the buyer bears it. */
export const surchargeFor = (order: Order & Claimed, sent: readonly SentLine[], claim: Claim): SurchargeParts => {
  const owedFor = (some: readonly SentLine[]) =>
    some.reduce((sum, one) => sum + (exchangedFor(order, one)?.owed ?? 0) * one.quantity, 0);
  const free = sent.filter(({ of }) => order.lines.some(({ no, tax }) => no === of && tax === 'free'));
  const fee = feeOfExchange(order, claim);
  return { difference: owedFor(sent), fee, tax_free: owedFor(free) + taxFreeShipping(fee, goodsIn(order, claim)) };
};
export const totalOf = ({ difference, fee }: Pick<SurchargeParts, 'difference' | 'fee'>): number => difference + fee;

/** What nobody pays for is worth no more than what it is sent for. */
export const cheapened = (order: Order, sent: readonly SentLine[]): readonly SentLine[] =>
  sent.map((one) => {
    const { owed = 0, line } = exchangedFor(order, one) ?? {};
    return line && owed > 0 ? { ...one, unit_price: line.unit_price } : one;
  });

/** Lines as they are sent for a claim; `isPaid` says whether what they cost beside was paid, in whatever way. */
export const replacementsFor = (
  order: Order,
  sent: readonly SentLine[],
  { claim, isPaid }: { readonly claim: number; readonly isPaid: boolean },
): readonly Replacement[] =>
  (isPaid ? sent : cheapened(order, sent)).flatMap((one, at) => {
    const exchanged = exchangedFor(order, one);
    if (!exchanged) return [];
    const { owed, difference, left } = exchanged;
    const paid = owed > 0 ? [{ claim, each: owed }] : [];
    const surcharges = [...left, ...paid];
    const sentFor = { ...one, no: order.lines.length + 1 + at, difference };
    return [surcharges.length > 0 ? { ...sentFor, surcharges } : sentFor];
  });

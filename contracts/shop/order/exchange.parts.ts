import { type Claimed, feeOfExchange } from './claim.fee.ts';
import { type Claim, isOpen, type Replacement } from './claim.fields.ts';
import type { LineSurcharge, OrderLine, Part, SurchargeBack } from './order.fields.ts';
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
const goodsIn = ({ lines }: Pick<Order, 'lines'>, { parts }: Claim) =>
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

const byClaim = (all: readonly SurchargeBack[]): readonly SurchargeBack[] =>
  [...new Set(all.map(({ claim }) => claim))]
    .map((claim) =>
      all
        .filter((one) => one.claim === claim)
        .reduce((sum, { refund, tax_free }) => ({
          claim,
          refund: sum.refund + refund,
          tax_free: sum.tax_free + tax_free,
        })),
    )
    .filter(({ refund }) => refund > 0);
const backFor = ({ tax }: OrderLine, quantity: number, surcharges: readonly LineSurcharge[]): SurchargeBack[] =>
  surcharges.map(({ claim, each }) => {
    const refund = each * quantity;
    return { claim, refund, tax_free: tax === 'free' ? refund : 0 };
  });

interface Back {
  readonly surcharges_back?: SurchargeBack[];
}
const named = (back: readonly SurchargeBack[]): Back => (back.length > 0 ? { surcharges_back: [...back] } : {});

/** What was paid beside for pieces that go back. Left out where nothing was. */
export const surchargesBackFor = ({ lines }: Pick<Order, 'lines'>, parts: readonly Part[]): Back =>
  named(
    byClaim(
      parts.flatMap(({ no, quantity }) =>
        lines.filter((line) => line.no === no).flatMap((line) => backFor(line, quantity, line.surcharges)),
      ),
    ),
  );

/** What was paid beside for lines that cheaper ones are sent for. */
export const surchargesBackBy = ({ lines }: Pick<Order, 'lines'>, sent: readonly Replacement[]): Back => {
  const gone = (line: OrderLine, { surcharges = [] }: Replacement) =>
    line.surcharges.map(({ claim, each }) => ({
      claim,
      each: each - (surcharges.find((one) => one.claim === claim)?.each ?? 0),
    }));
  return named(
    byClaim(
      sent.flatMap((one) =>
        lines.filter(({ no }) => no === one.of).flatMap((line) => backFor(line, one.quantity, gone(line, one))),
      ),
    ),
  );
};

/** The same in won: what goes back by itself, and what the shop gives back by hand. */
export const besideIn = (
  { lines, claims }: Pick<Order, 'lines'> & { readonly claims: readonly Claim[] },
  parts: readonly Part[],
): { readonly paid: number; readonly byHand: number } => {
  const { surcharges_back = [] } = surchargesBackFor({ lines }, parts);
  const sumOf = (how: 'paid' | 'byHand') =>
    surcharges_back
      .filter(({ claim }) => claims.some(({ no, surcharge }) => no === claim && surcharge?.how === how))
      .reduce((sum, { refund }) => sum + refund, 0);
  return { paid: sumOf('paid'), byHand: sumOf('byHand') };
};

/** Claims after some of what was paid beside for them went back. */
export const withSurchargesBack = (claims: readonly Claim[], back: readonly SurchargeBack[] = []): Claim[] =>
  claims.map((claim) => {
    const refund = back.find((one) => one.claim === claim.no)?.refund ?? 0;
    return claim.surcharge
      ? { ...claim, surcharge: { ...claim.surcharge, back: claim.surcharge.back + refund } }
      : claim;
  });

/** What was paid in the payment window for a claim that ended without what it was paid for, won: it goes back whole. */
export const surchargeReturned = (claim: Claim): number =>
  claim.asked?.paid && !isOpen(claim) && claim.how !== 'replacement' ? totalOf(claim.asked) : 0;

/** What is left of what was paid in the payment window for a claim, won: of one that ended otherwise it goes back. */
export const surchargeHeld = (claim: Claim): number => {
  const { asked, surcharge } = claim;
  if (asked?.paid && isOpen(claim)) return totalOf(asked);
  return surcharge?.how === 'paid' ? surcharge.amount - surcharge.back : 0;
};

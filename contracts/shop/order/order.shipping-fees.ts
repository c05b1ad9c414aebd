import { shareOf, sharesOf, sum } from './order.amounts.ts';
import { taxFreeShippingIn } from './order.costs.ts';
import type { Amounts, OrderedLine, PaidShippingFee, ShippingFee } from './order.fields.ts';
import type { Quote } from './order.quote.ts';

/** Pieces of each parcel of what is paid for by the parcel; 0 where one fee is for all of it. */
const piecesEach = (line: Pick<OrderedLine, 'shipping'> | undefined): number =>
  line?.shipping?.kind === 'own' ? (line.shipping.each ?? 0) : 0;
/** A fee for each parcel; lines of an item never go apart. What is sent for nothing has none. */
export const shippingFeesOf = (
  { parcels }: Pick<Quote, 'parcels'>,
  lines: readonly Pick<OrderedLine, 'no' | 'item_id' | 'shipping'>[],
): ShippingFee[] =>
  parcels
    .flatMap(({ items, fee, remote, tax_free, count }) => {
      const sent = lines.filter(({ item_id }) => items.includes(item_id));
      const shares = sharesOf(tax_free, Array<number>(count).fill(1));
      const [amount, each] = [(fee + remote) / count, piecesEach(sent[0])];
      return shares.map((free, before) => ({
        lines: sent.map(({ no }) => no),
        amount,
        tax_free: free,
        ...(before > 0 && { above: before * each }),
      }));
    })
    .filter(({ amount }) => amount > 0);

interface Placed {
  readonly lines: readonly Pick<OrderedLine, 'no' | 'kind' | 'tax' | 'unit_price' | 'quantity' | 'deductions'>[];
  readonly amounts: Amounts;
}
/** One fee for all goods of an order that does not say what it was paid for. */
export const wholeShippingFee = ({ lines, amounts }: Placed): ShippingFee[] => {
  const sent = lines.filter(({ kind }) => kind === 'goods').map(({ no }) => no);
  const tax_free = taxFreeShippingIn({ ordered: lines, amounts });
  return amounts.shipping > 0 ? [{ lines: sent, amount: amounts.shipping, tax_free }] : [];
};

/** Pieces of a line that was ordered went with their money; those that were exchanged for others did not. */
type Standing = Pick<OrderedLine, 'no' | 'quantity'> & { readonly cancelled: number };
const keptOf = (fee: ShippingFee, lines: readonly Standing[]) =>
  sum(lines.map(({ no, quantity, cancelled }) => (fee.lines.includes(no) ? quantity - cancelled : 0)));
/** Fees for sending something that did not go with its money. */
export const feesLeft = <F extends ShippingFee>(fees: readonly F[], lines: readonly Standing[]): readonly F[] =>
  fees.filter((fee) => keptOf(fee, lines) > (fee.above ?? 0));
/** A fee goes with the last piece of what it was paid for, or of its parcel. */
export const feesGone = <F extends ShippingFee>(
  fees: readonly F[],
  { before, after }: { readonly before: readonly Standing[]; readonly after: readonly Standing[] },
): readonly F[] => {
  const left = feesLeft(fees, after);
  return feesLeft(fees, before).filter((fee) => !left.includes(fee));
};

/** What of fees did not go back yet, in won; `free` of `won` is without VAT. */
export const heldOfFees = (fees: readonly PaidShippingFee[]): { readonly won: number; readonly free: number } => ({
  won: sum(fees.map(({ amount, allowance }) => amount - allowance)),
  free: sum(fees.map(({ amount, tax_free, allowance }) => tax_free - shareOf(tax_free, allowance, amount))),
});

/** Fees after money was given back for sending: those that are left bear it by what is held of each. */
export const withShippingAllowance = (
  fees: readonly PaidShippingFee[],
  { lines, shipping }: { readonly lines: readonly Standing[]; readonly shipping: number },
): PaidShippingFee[] => {
  const left = feesLeft(fees, lines);
  const shares = sharesOf(
    shipping,
    left.map(({ amount, allowance }) => amount - allowance),
  );
  const shareIn = (fee: PaidShippingFee) => (left.includes(fee) ? (shares[left.indexOf(fee)] ?? 0) : 0);
  return fees.map((fee) => ({ ...fee, allowance: fee.allowance + shareIn(fee) }));
};

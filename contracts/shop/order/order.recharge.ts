import { shareOf } from './order.amounts.ts';
import type { Amounts, OrderedLine, OrderTerms, Part } from './order.fields.ts';
import { shippingOf, type SentLine } from './order.shipping.ts';

/** As it was placed. */
export interface PlacedTerms {
  readonly lines: readonly OrderedLine[];
  readonly amounts: Pick<Amounts, 'goods' | 'discount'>;
  readonly terms?: OrderTerms | undefined;
}
type Promised = NonNullable<OrderTerms['recharge']>;

const quantityIn = (parts: readonly Part[], no: number) =>
  parts.reduce((sum, part) => (part.no === no ? sum + part.quantity : sum), 0);
const amountOf = ({ lines }: PlacedTerms, parts: readonly Part[]) =>
  lines.reduce((sum, { no, unit_price }) => sum + unit_price * quantityIn(parts, no), 0);

const sentOf = ({ lines }: PlacedTerms, parts: readonly Part[]): readonly SentLine[] =>
  lines
    .map(({ no, kind, item_id, unit_price, shipping = { kind: 'bundle' } }) => {
      const quantity = kind === 'goods' ? quantityIn(parts, no) : 0;
      return { item_id, shipping, quantity, amount: unit_price * quantity };
    })
    .filter(({ quantity }) => quantity > 0);
/** What a remote place costs is asked for the parcel, and does not change. */
const feeOf = (order: PlacedTerms, parts: readonly Part[], { fee, free_from }: Promised) =>
  shippingOf(sentOf(order, parts), undefined, { rates: { fee, free_from, island_fee: 0 }, areas: [] }).fee;

const shippingDue = (order: PlacedTerms, left: readonly Part[], promise: Promised): number => {
  if (order.terms?.pickup !== undefined || sentOf(order, left).length === 0) return 0;
  const all = order.lines.map(({ no, quantity }) => ({ no, quantity }));
  return Math.max(0, feeOf(order, left, promise) - feeOf(order, all, promise));
};
const discountDue = (order: PlacedTerms, left: readonly Part[], { least }: Promised): number => {
  const kept = amountOf(order, left);
  if (least === null || kept >= least) return 0;
  const { goods, discount } = order.amounts;
  return discount - shareOf(discount, goods - kept, goods);
};

/** What was spared and is owed where only these parts are kept, in won; 0 where nothing is, or the shop lets it be. */
export const dueFor = (order: PlacedTerms, left: readonly Part[]): number => {
  const promise = order.terms?.recharge;
  return promise && left.length > 0 ? shippingDue(order, left, promise) + discountDue(order, left, promise) : 0;
};

export interface Going {
  /** What is kept before they go. */
  readonly left: readonly Part[];
  readonly gone: readonly Part[];
  /** In won: charged again for what went before, and what these would give back. */
  readonly charged: number;
  readonly givenBack: number;
  readonly fault: 'buyer' | 'shop';
}

/**
 * What is charged again when parts go, in won, to be taken off what goes back: never more than that, and what is still
 * owed is taken off later. Below 0 where what was charged before is owed no more. Nothing by the shop's own fault.
 */
export const rechargeFor = (order: PlacedTerms, { left, gone, charged, givenBack, fault }: Going): number => {
  const kept = left
    .map(({ no, quantity }) => ({ no, quantity: quantity - quantityIn(gone, no) }))
    .filter(({ quantity }) => quantity > 0);
  const more = dueFor(order, kept) - charged;
  return Math.min(more, fault === 'shop' ? 0 : givenBack);
};

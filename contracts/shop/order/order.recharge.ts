import { shareOf } from './order.amounts.ts';
import { isByLine, keptOff } from './order.costs.ts';
import type { Amounts, OrderedLine, OrderTerms, Part } from './order.fields.ts';
import { type SentLine, type SentParcels, shippingOf } from './order.shipping.ts';

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
const parcelsOf = (order: PlacedTerms, parts: readonly Part[], { fee, free_from, bundles = [] }: Promised) =>
  shippingOf(sentOf(order, parts), undefined, { rates: { fee, free_from, island_fee: 0 }, bundles, areas: [] }).parcels;
/** As they were ordered; what went apart is known by its item. */
const isSame = (one: SentParcels, other: SentParcels) =>
  one.isApart === other.isApart &&
  (one.isApart ? one.items[0] === other.items[0] : one.bundle?.id === other.bundle?.id);

const shippingDue = (order: PlacedTerms, left: readonly Part[], promise: Promised): number => {
  if (order.terms?.pickup !== undefined || sentOf(order, left).length === 0) return 0;
  const all = order.lines.map(({ no, quantity }) => ({ no, quantity }));
  const before = parcelsOf(order, all, promise);
  return parcelsOf(order, left, promise).reduce((sum, parcels) => {
    const paid = before.find((one) => isSame(one, parcels))?.fee ?? 0;
    return sum + Math.max(0, parcels.fee - paid);
  }, 0);
};
/** What it took off what is kept, once that costs less than its minimum. */
const discountDue = (order: PlacedTerms, left: readonly Part[], of: 'automatic' | 'coupon', least = 0): number => {
  const lines = order.lines.filter(({ deductions }) => deductions?.[of] !== undefined);
  if (amountOf({ ...order, lines }, left) >= least) return 0;
  const standing = lines.map((line) => ({ ...line, cancelled: line.quantity - quantityIn(left, line.no) }));
  return keptOff(standing, of);
};
/** Of an order that does not say which line had how much. */
const spreadDue = (order: PlacedTerms, left: readonly Part[], least: number): number => {
  const kept = amountOf(order, left);
  const { goods, discount } = order.amounts;
  return kept >= least ? 0 : discount - shareOf(discount, goods - kept, goods);
};
const discountsDue = (order: PlacedTerms, left: readonly Part[], { least, automatic_least }: Promised): number =>
  isByLine(order.lines)
    ? discountDue(order, left, 'coupon', least ?? 0) + discountDue(order, left, 'automatic', automatic_least)
    : spreadDue(order, left, least ?? 0);

/** What was spared and is owed where only these parts are kept, in won; 0 where nothing is, or the shop lets it be. */
export const dueFor = (order: PlacedTerms, left: readonly Part[]): number => {
  const promise = order.terms?.recharge;
  return promise && left.length > 0 ? shippingDue(order, left, promise) + discountsDue(order, left, promise) : 0;
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

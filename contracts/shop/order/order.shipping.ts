import { areaOf, firstRemoteAreas, type RemoteArea } from '../../site/config/remote-areas.ts';
import { firstShippingRates, type ShippingRates } from '../../site/config/config.fields.ts';
import type { ItemShipping } from '../item/item.terms.ts';

/** A line of goods that is sent; `amount` in won. */
export interface SentLine {
  readonly item_id: string;
  readonly quantity: number;
  readonly amount: number;
  readonly shipping: ItemShipping;
}
/** What holds when something is sent. Without a postcode as for the mainland. */
export interface ShippingRules {
  readonly rates: ShippingRates;
  readonly areas: readonly RemoteArea[];
}
export const firstShippingRules: ShippingRules = { rates: firstShippingRates, areas: firstRemoteAreas };

/** In won. `remote` is asked for the place, on top of `fee`, and `area` is its name; null on the mainland. */
export interface Shipping {
  readonly fee: number;
  readonly remote: number;
  readonly area: string | null;
}

interface Parcels {
  readonly fee: number;
  readonly count: number;
}
const amountOf = (lines: readonly SentLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

const isTogether = ({ shipping: { kind } }: SentLine) => kind === 'bundle' || kind === 'free';
const bundleOf = (lines: readonly SentLine[], { fee, free_from }: ShippingRates): Parcels => {
  const together = lines.filter(isTogether);
  const isPaid = together.some(({ shipping }) => shipping.kind === 'bundle') && amountOf(together) < free_from;
  return { fee: isPaid ? fee : 0, count: together.length > 0 ? 1 : 0 };
};
/** All options of an item go together. */
const ownParcels = (lines: readonly SentLine[], { fee, free_from }: ShippingRates): Parcels => {
  const [first] = lines;
  if (first?.shipping.kind !== 'own') return { fee: amountOf(lines) < free_from ? fee : 0, count: 1 };
  const { fee: ownFee, each } = first.shipping;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const count = each === null ? 1 : Math.ceil(pieces / each);
  return { fee: ownFee * count, count };
};
const parcelsOf = (lines: readonly SentLine[], rates: ShippingRates): Parcels => {
  const apart = lines.filter((line) => !isTogether(line));
  const items = [...new Set(apart.map(({ item_id }) => item_id))];
  const parcels = [
    bundleOf(lines, rates),
    ...items.map((id) =>
      ownParcels(
        apart.filter(({ item_id }) => item_id === id),
        rates,
      ),
    ),
  ];
  return parcels.reduce((sum, { fee, count }) => ({ fee: sum.fee + fee, count: sum.count + count }));
};

/** What sending costs: parcel by parcel, and once more for each where the place is remote. */
export const shippingOf = (
  lines: readonly SentLine[],
  postcode?: string,
  { rates, areas }: ShippingRules = firstShippingRules,
): Shipping => {
  const { fee, count } = parcelsOf(lines, rates);
  const area = postcode === undefined || count === 0 ? undefined : areaOf(postcode, areas);
  return { fee, remote: area ? (area.fee ?? rates.island_fee) * count : 0, area: area?.name ?? null };
};

/** How much more of what goes together makes that free; null where nothing does that costs something. */
export const missingToFree = (lines: readonly SentLine[], { free_from }: ShippingRates): number | null => {
  const together = lines.filter(isTogether);
  return together.some(({ shipping }) => shipping.kind === 'bundle')
    ? Math.max(0, free_from - amountOf(together))
    : null;
};

import { areaOf, firstRemoteAreas, type RemoteArea } from '../../site/config/remote-areas.ts';
import { firstShippingRates, type ShippingRates } from '../../site/config/config.fields.ts';
import { bundleOf, type ParcelRates, type ShippingBundle } from '../../site/config/shipping-bundles.ts';
import type { ItemShipping } from '../item/item.terms.ts';
import { shareOf } from './order.amounts.ts';

/** A line of goods that is sent; `amount` in won. */
export interface SentLine {
  readonly item_id: string;
  readonly quantity: number;
  readonly amount: number;
  readonly shipping: ItemShipping;
}
/** Rates of a bundle, and what it is called where somebody is to read that. */
type Bundle = Pick<ShippingBundle, 'id' | 'fee' | 'free_from'> & { readonly name?: string };
/** What holds when something is sent. Without a postcode as for the mainland. */
export interface ShippingRules {
  readonly rates: ShippingRates;
  readonly bundles: readonly Bundle[];
  readonly areas: readonly RemoteArea[];
}
export const firstShippingRules: ShippingRules = { rates: firstShippingRates, bundles: [], areas: firstRemoteAreas };

/**
 * What goes together: a bundle, undefined for the basic one, or all options of an item that goes apart (`isApart`), in
 * `count` parcels. Won: what they cost, and how much more makes that nothing; null where nothing does, or they do not.
 * `remote` is asked for the place, on top of `fee`.
 */
export interface SentParcels {
  readonly bundle: Bundle | undefined;
  readonly isApart: boolean;
  /** Ids. */
  readonly items: readonly string[];
  readonly fee: number;
  readonly remote: number;
  readonly count: number;
  readonly missing: number | null;
}
type ParcelsAnywhere = Omit<SentParcels, 'remote'>;
/** In won, of all parcels; `area` is the name of a remote place, null on the mainland. */
export interface Shipping {
  readonly fee: number;
  readonly remote: number;
  readonly area: string | null;
  readonly parcels: readonly SentParcels[];
}

const amountOf = (lines: readonly SentLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
const itemsOf = (lines: readonly SentLine[]) => [...new Set(lines.map(({ item_id }) => item_id))];

const feeFrom = (amount: number, { fee, free_from }: ParcelRates): Pick<SentParcels, 'fee' | 'missing'> =>
  fee === 0 || amount >= free_from ? { fee: 0, missing: null } : { fee, missing: free_from - amount };
const freely = { fee: 0, missing: null } as const;

const together = (lines: readonly SentLine[], bundle: Bundle | undefined, rates: ParcelRates): ParcelsAnywhere => ({
  bundle,
  isApart: false,
  items: itemsOf(lines),
  count: 1,
  ...(lines.some(({ shipping }) => shipping.kind === 'bundle') ? feeFrom(amountOf(lines), bundle ?? rates) : freely),
});

/** All options of an item go together. */
const apart = (lines: readonly SentLine[], rates: ParcelRates): ParcelsAnywhere => {
  const parcels = { bundle: undefined, isApart: true, items: itemsOf(lines), missing: null };
  const [first] = lines;
  if (first?.shipping.kind !== 'own') return { ...parcels, count: 1, fee: feeFrom(amountOf(lines), rates).fee };
  const { fee, each } = first.shipping;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const count = each === null ? 1 : Math.ceil(pieces / each);
  return { ...parcels, count, fee: fee * count };
};

type Together = Extract<ItemShipping, { kind: 'bundle' | 'free' }>;
const isTogether = (line: SentLine): line is SentLine & { readonly shipping: Together } =>
  line.shipping.kind === 'bundle' || line.shipping.kind === 'free';
/** The basic bundle first, then in the order of the list. */
const parcelsOf = (lines: readonly SentLine[], { rates, bundles }: Omit<ShippingRules, 'areas'>) => {
  const bundled = (bundle: Bundle | undefined) =>
    lines.filter((line) => isTogether(line) && bundleOf(line.shipping.bundle, bundles) === bundle);
  const alone = lines.filter((line) => !isTogether(line));
  return [
    ...[undefined, ...bundles]
      .map((bundle) => [bundled(bundle), bundle] as const)
      .filter(([{ length }]) => length > 0)
      .map(([some, bundle]) => together(some, bundle, rates)),
    ...itemsOf(alone).map((itemId) =>
      apart(
        alone.filter(({ item_id }) => item_id === itemId),
        rates,
      ),
    ),
  ];
};

/** In won, for each parcel, on top of what sending costs on the mainland. */
const askedFor = (area: RemoteArea | undefined, { island_fee }: ShippingRates): number =>
  area ? (area.fee ?? island_fee) : 0;
export const remoteFeeAt = (postcode: string, { rates, areas }: Omit<ShippingRules, 'bundles'>): number =>
  askedFor(areaOf(postcode, areas), rates);

/** What sending costs: parcel by parcel, and once more for each where the place is remote. */
export const shippingOf = (
  lines: readonly SentLine[],
  postcode?: string,
  { areas, ...rules }: ShippingRules = firstShippingRules,
): Shipping => {
  const area = postcode === undefined || lines.length === 0 ? undefined : areaOf(postcode, areas);
  const asked = askedFor(area, rules.rates);
  const parcels = parcelsOf(lines, rules).map((one) => ({ ...one, remote: asked * one.count }));
  const sumOf = (of: 'fee' | 'remote') => parcels.reduce((sum, one) => sum + one[of], 0);
  return { fee: sumOf('fee'), remote: sumOf('remote'), area: area?.name ?? null, parcels };
};

/**
 * The part of the fee without VAT: sending follows what is sent (부가가치세법 제14조), several kinds of it by their prices
 * before anything is taken off.
 */
export const taxFreeShipping = (
  fee: number,
  sent: readonly { readonly amount: number; readonly tax: 'taxed' | 'free' }[],
): number => {
  const free = sent.filter(({ tax }) => tax === 'free');
  const priceOf = (lines: typeof sent) => lines.reduce((sum, { amount }) => sum + amount, 0);
  return free.length === sent.length ? fee : shareOf(fee, priceOf(free), priceOf(sent));
};

import { firstShippingRates, type ShippingRates } from '../../site/config/config.fields.ts';

/** Ranges of postcodes that carriers charge more for: Jeju (63…), Ulleung (402…), the far islands of Ongjin. */
const islands = [
  ['63000', '63644'],
  ['40200', '40240'],
  ['23100', '23136'],
] as const;

export const isIsland = (postcode: string): boolean =>
  islands.some(([first, last]) => first <= postcode && postcode <= last);

/** In won. `goods` is the price of what is sent, null where nothing is; without a postcode as for the mainland. */
export const shippingOf = (
  goods: number | null,
  postcode?: string,
  { fee, free_from, island_fee }: ShippingRates = firstShippingRates,
): number => {
  if (goods === null) return 0;
  const island = postcode !== undefined && isIsland(postcode) ? island_fee : 0;
  return (goods >= free_from ? 0 : fee) + island;
};

/** How much more of what is sent makes sending free, island fees aside; null where nothing is sent. */
export const missingToFree = (goods: number | null, { free_from }: ShippingRates = firstShippingRates): number | null =>
  goods === null ? null : Math.max(0, free_from - goods);

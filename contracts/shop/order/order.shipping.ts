import { firstShippingRates, type ShippingRates } from '../../site/config/config.fields.ts';

/**
 * Postcodes of islands that carriers ask more for, first and last of each range: Jeju (63…), Ulleung (402…) and the far
 * islands of Ongjin. Postcodes are numbers of basic districts (국가기초구역번호), so that an island's form a range. Sinan and
 * other islands with bridges are left out.
 */
const islands = [
  ['63000', '63644'],
  ['40200', '40240'],
  ['23100', '23136'],
] as const;

export const isIsland = (postcode: string): boolean =>
  islands.some(([first, last]) => first <= postcode && postcode <= last);

/**
 * In won. `goods` is what the things that are sent cost, null where nothing is sent; without a postcode as for the
 * mainland.
 */
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

import { z } from 'zod';
import { timestamp } from '../../kernel/fields.ts';
import { itemKind, itemState, itemTax } from './item.fields.ts';
import { itemTerms } from './item.terms.ts';
import { itemNotice } from './item.notice.ts';
import { hasSeveralPrices, holdsAt, lowestPrice, salePrice } from './item.price.ts';
import { availableOf, shownState } from './item.stock.ts';
import { type ItemDocument, type StarCounts, starCounts } from './item.views.ts';

const shownSale = z.object({ percent: z.int(), until: z.iso.datetime() });
const prices = { price: z.int(), base_price: z.int() };
const card = {
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  category: z.string(),
  kind: itemKind,
  state: itemState.exclude(['hidden']),
  reviews: z.int(),
  rating: z.number().nullable(),
};

/** An item in a list. `price` is its lowest now, `base_price` that without the sale; `several`: others cost more. */
export const itemCard = z.object({
  ...card,
  image: z.string().nullable(),
  ...prices,
  several: z.boolean(),
  sale: shownSale.nullable(),
});
export type ItemCard = z.infer<typeof itemCard>;

/** An item to visitors. `available` is how many can be had, null for no limit; prices are those of now. */
export const item = z.object({
  ...card,
  revision: z.int(),
  description: z.string(),
  images: z.array(z.string()),
  tax: itemTax,
  terms: itemTerms,
  notice: itemNotice.nullable(),
  ...prices,
  sale: shownSale.nullable(),
  options: z.array(z.object({ id: z.int(), name: z.string(), ...prices, available: z.int().nullable() })),
  rated: starCounts,
  created_at: timestamp,
});
export type Item = z.infer<typeof item>;
export type ShownOption = Item['options'][number];

/** How many reviews there are, and their stars on average to one decimal; null without any. */
export const ratingOf = (counts: StarCounts): { readonly reviews: number; readonly rating: number | null } => {
  const reviews = counts.reduce((sum, count) => sum + count, 0);
  const sum = counts.reduce((all, count, at) => all + count * (at + 1), 0);
  return { reviews, rating: reviews === 0 ? null : Math.round((sum / reviews) * 10) / 10 };
};

type Priced = Pick<ItemDocument, 'options' | 'sale'>;
const saleAt = (planned: Priced['sale'], now: number) =>
  planned && holdsAt(planned, now) ? { percent: planned.percent, until: planned.until } : null;
const priceAt = (base: number, shown: z.infer<typeof shownSale> | null) => ({
  base_price: base,
  price: shown ? salePrice(base, shown.percent) : base,
});
/** What is not offered for now is not shown, unless there is nothing else. */
const offered = (options: ItemDocument['options']) =>
  options.some(({ off }) => off !== true) ? options.filter(({ off }) => off !== true) : options;
/** Hidden ones are shown to nobody who gets this. */
const stateOf = ({ state, options }: Pick<ItemDocument, 'state' | 'options'>) =>
  shownState(state, options) === 'onSale' ? 'onSale' : 'soldOut';

/** How a document goes to visitors at a time, in epoch ms: prices go by the clock, not by the last event. */
export const presentCard = (
  doc: Omit<ItemDocument, 'description' | 'notice'> & { readonly rated: StarCounts },
  now: number,
): ItemCard => {
  const { id, name, summary, category, kind, images, options } = doc;
  const shown = saleAt(doc.sale, now);
  return {
    id,
    name,
    summary,
    category,
    kind,
    state: stateOf(doc),
    image: images[0] ?? null,
    ...priceAt(lowestPrice(options), shown),
    several: hasSeveralPrices(options),
    sale: shown,
    ...ratingOf(doc.rated),
  };
};

export const presentItem = (doc: ItemDocument & { readonly rated: StarCounts }, now: number): Item => {
  const {
    id,
    revision,
    name,
    summary,
    description,
    images,
    category,
    kind,
    tax,
    terms,
    notice,
    options,
    rated: counts,
    created_at,
  } = doc;
  const shown = saleAt(doc.sale, now);
  return {
    id,
    revision,
    name,
    summary,
    description,
    images,
    category,
    kind,
    tax,
    terms,
    notice,
    state: stateOf(doc),
    ...priceAt(lowestPrice(options), shown),
    sale: shown,
    options: offered(options).map((one) => ({
      id: one.id,
      name: one.name,
      ...priceAt(one.price, shown),
      available: availableOf(one),
    })),
    rated: counts,
    ...ratingOf(counts),
    created_at,
  };
};

import { z } from 'zod';
import { line, text } from '../../kernel/fields.ts';

/** `onSale` 판매중, `soldOut` 품절, `hidden` 숨김: only administrators see it. */
export const itemStates = ['onSale', 'soldOut', 'hidden'] as const;
export const itemState = z.enum(itemStates);
export type ItemState = z.infer<typeof itemState>;

/** `goods` are sent and run out; a `licence` is delivered at once and never runs out. */
export const itemKind = z.enum(['goods', 'licence']);
export type ItemKind = z.infer<typeof itemKind>;

/** 과세 or 면세: whether the price holds value added tax. */
export const itemTax = z.enum(['taxed', 'free']);
export type ItemTax = z.infer<typeof itemTax>;

export const maxItemImages = 10;
export const maxDescription = 20_000;
export const maxItemOptions = 100;
export const maxPrice = 100_000_000;
export const maxStock = 1_000_000;
/** A review gives an item 1 to this many. */
export const maxStars = 5;

export const price = z.int().min(0).max(maxPrice);
/** Pieces on hand, those held for orders included; null for what does not run out. */
export const stock = z.int().min(0).max(maxStock).nullable();
/** Numbers options within their item, from 1; never given twice. */
export const optionId = z.int().min(1);
/** Address of a picture in the folder `item`: the others are not open to visitors. */
export const itemImage = z.string().regex(/^\/api\/file\/item\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/);

/** From when until when so many percent are off. Times are ISO 8601 in UTC. */
export const sale = z
  .object({ percent: z.int().min(1).max(90), from: z.iso.datetime(), until: z.iso.datetime() })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), { path: ['until'] });
export type Sale = z.infer<typeof sale>;

/** What people fill in. `description` is Markdown without HTML; the first of `images` is the main one. */
export const itemFields = {
  name: line(80),
  summary: line(160).or(z.literal('')),
  description: text(maxDescription),
  images: z.array(itemImage).max(maxItemImages),
  category: line(30),
  tax: itemTax,
};
export const optionFields = { name: line(60), price };
/** `code`: under which the shop keeps it, empty for none; `off`: not offered for now, whatever there is of it. */
export const optionExtras = { code: line(40).or(z.literal('')).optional(), off: z.boolean().optional() };
export const stockReason = line(100);
/** How the stock was moved by hand: `counted` anew, for many at once by `bulk`, from a `file`; of one alone without. */
export const stockWay = z.enum(['counted', 'bulk', 'file']);
export type StockWay = z.infer<typeof stockWay>;

/** One option's part of an order. */
export const orderLine = z.object({ optionId, quantity: z.int().min(1).max(10_000) });
export type OrderLine = z.infer<typeof orderLine>;

import { z } from 'zod';
import { line, text, timestamp } from '../../kernel/fields.ts';
import { email, phone } from '../../identity/user/user.commands.ts';
import { itemKind, itemTax } from '../item/item.fields.ts';
import { itemShipping } from '../item/item.terms.ts';

const won = z.int().min(0);
/** More than any order here comes to. */
export const mostWon = 1_000_000_000;
/**
 * One choice of an order, as it was when it was ordered. `no` counts from 1; `quantity` is what was ordered first.
 * Lines from before it was kept say nothing of `shipping`: they went together.
 */
export const orderedLine = z.object({
  no: z.int(),
  item_id: z.string(),
  option_id: z.int(),
  name: z.string(),
  option: z.string(),
  image: z.string().nullable(),
  unit_price: won,
  quantity: z.int(),
  kind: itemKind,
  tax: itemTax,
  made_to_order: z.boolean().optional(),
  shipping: itemShipping.optional(),
  /** Made from what the buyer fills in: see `name-card.rules.ts`. */
  printed: z.boolean().optional(),
});
export type OrderedLine = z.infer<typeof orderedLine>;

/**
 * A line as it stands: `cancelled` pieces went with their money, `exchanged` for pieces of other lines; `prepared` are
 * packed. `consented`: the buyer agreed that it is excepted from withdrawal. `replaces` is the line it is sent for, `difference` what was given back for each piece then, in won.
 */
export const orderLine = orderedLine.extend({
  cancelled: z.int(),
  exchanged: z.int(),
  prepared: z.int(),
  replaces: z.int().nullable(),
  difference: z.int(),
  consented: z.boolean(),
  shown_at: timestamp.nullable(),
  accepted_at: timestamp.nullable(),
});
export type OrderLine = z.infer<typeof orderLine>;

/** `discount` by a coupon, `points` paid with points, `total` paid with money, `tax_free` its part without VAT. */
export const amounts = z.object({ goods: won, shipping: won, discount: won, points: won, total: won, tax_free: won });
export type Amounts = z.infer<typeof amounts>;

/** What was promised as long as so much is kept, in won; `least` null without a coupon that asks for a minimum. */
export const rechargeTerms = z.object({ fee: won, free_from: won, least: won.nullable() });

/**
 * What held when the order was placed. Without `recharge` nothing is charged again that was spared; `point_percent` is
 * earned, a virtual account waits `deposit_hours`, and `pickup` is the place where the goods are fetched. Sending back
 * costs `return_fee` for one way, `exchange_fee` for both, in won; nothing where orders do not say.
 */
export const orderTerms = z.object({
  recharge: rechargeTerms.optional(),
  point_percent: z.int().optional(),
  deposit_hours: z.int().optional(),
  pickup: z.string().optional(),
  return_fee: won.optional(),
  exchange_fee: won.optional(),
});
export type OrderTerms = z.infer<typeof orderTerms>;

export const postcode = z
  .string()
  .trim()
  .regex(/^\d{5}$/);
/** Where an order goes; orders with licences only have no address. */
export const recipient = z.object({
  recipient: line(40),
  phone,
  email,
  postcode: postcode.or(z.literal('')).default(''),
  address: line(120).or(z.literal('')).default(''),
  detail: text(120).default(''),
  note: text(200).default(''),
});
export type Recipient = z.infer<typeof recipient>;

export const part = z.object({ no: z.int().min(1), quantity: z.int().min(1) });
export type Part = z.infer<typeof part>;

/**
 * Of money that goes back: for goods and for shipping, less the fee for sending back and what is charged again since less
 * is kept (below 0: what was, and is owed no more); `tax_free` is its part without VAT.
 */
export const split = z.object({ goods: won, shipping: won, fee: won, recharge: z.int().optional(), tax_free: won });
export type Split = z.infer<typeof split>;

/** Pieces where they are: in a parcel of the order, or null for what was not sent, and for licences. */
export const placedPart = part.extend({ parcel: z.int().min(1).nullable() });
export type PlacedPart = z.infer<typeof placedPart>;

/** What becomes of goods that came back: they are sold again, or are not fit for it. */
export const backTo = z.enum(['stock', 'writeOff']);
export type BackTo = z.infer<typeof backTo>;

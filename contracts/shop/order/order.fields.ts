import { z } from 'zod';
import { line, text, timestamp } from '../../kernel/fields.ts';
import { email, phone } from '../../identity/user/user.commands.ts';
import { itemKind, itemTax } from '../item/item.fields.ts';
import { itemShipping } from '../item/item.terms.ts';

const won = z.int().min(0);
/** More than any order here comes to. */
export const mostWon = 1_000_000_000;
/** Characters of what administrators write to each other about an order. */
export const maxMemo = 1_000;
/** What is taken off all pieces of a line, in won; a discount that is not for it is left out. */
export const lineDeductions = z.object({ automatic: won.optional(), coupon: won.optional(), points: won });
export type LineDeductions = z.infer<typeof lineDeductions>;

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
  /** Missing where an order says only what was taken off all of it. */
  deductions: lineDeductions.optional(),
});
export type OrderedLine = z.infer<typeof orderedLine>;

/** `each`: won that were paid beside for each piece of a line when it was sent for a claim. */
export const lineSurcharge = z.object({ claim: z.int(), each: z.int() });
export type LineSurcharge = z.infer<typeof lineSurcharge>;

/**
 * A line as it stands: `cancelled` pieces went with their money, `exchanged` for pieces of other lines; `prepared` are
 * packed. `consented`: the buyer agreed that it is excepted from withdrawal. `replaces` is the line it is sent for, `difference` what was given back
 * of the order's money for each piece then, in won, and `surcharges` what was paid beside and did not go back.
 * `allowance` in won was given back for what is left of it while it stayed with its buyer; a replacement's is that of what was ordered.
 */
export const orderLine = orderedLine.extend({
  cancelled: z.int(),
  exchanged: z.int(),
  prepared: z.int(),
  replaces: z.int().nullable(),
  difference: z.int(),
  allowance: z.int(),
  surcharges: z.array(lineSurcharge),
  consented: z.boolean(),
  shown_at: timestamp.nullable(),
  accepted_at: timestamp.nullable(),
});
export type OrderLine = z.infer<typeof orderLine>;

/** `discount` by a coupon and without a code, `points` paid with points, `total` paid with money, `tax_free` its part without VAT. */
export const amounts = z.object({ goods: won, shipping: won, discount: won, points: won, total: won, tax_free: won });
export type Amounts = z.infer<typeof amounts>;

/**
 * What was paid for sending these lines together, in won; `tax_free` is its part without VAT. Where they take several
 * parcels there is a fee for each: it is held while more than `above` of the pieces are kept, none where it is left out.
 */
export const shippingFee = z.object({ lines: z.array(z.int()), amount: won, tax_free: won, above: z.int().optional() });
export type ShippingFee = z.infer<typeof shippingFee>;
/** `allowance` in won was given back of it while something of its lines stayed with its buyer. */
export const paidShippingFee = shippingFee.extend({ allowance: won });
export type PaidShippingFee = z.infer<typeof paidShippingFee>;

/**
 * What was promised as long as so much is kept, in won: `least` for the coupon, `automatic_least` for the discount without
 * a code; nothing where there was none. `bundles` are those that lines name; missing in orders from before there was more
 * than the basic one.
 */
export const rechargeTerms = z.object({
  fee: won,
  free_from: won,
  bundles: z.array(z.object({ id: z.string(), fee: won, free_from: won })).optional(),
  least: won.nullable(),
  automatic_least: won.optional(),
});

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
 * is kept (below 0: what was, and is owed no more); `tax_free` is its part without VAT. `allowance` was given for the goods
 * before, and is not in `goods`.
 */
export const split = z.object({
  goods: won,
  shipping: won,
  fee: won,
  recharge: z.int().optional(),
  tax_free: won,
  allowance: won.optional(),
});
export type Split = z.infer<typeof split>;

/** Money that goes back for neither goods nor sending, in won: `fee` was kept for sending back, `rest` for none of these. */
export const sideAllowance = z.object({ fee: won, rest: won });
export type SideAllowance = z.infer<typeof sideAllowance>;
/** Of what was paid beside for a claim, in won: for dearer options, and for sending. */
export const surchargeAllowance = z.object({ claim: z.int().min(1), difference: won, fee: won });
export type SurchargeAllowance = z.infer<typeof surchargeAllowance>;
/**
 * Money that goes back while everything stays with its buyer, by what it is for: `refund` in won for all of a line, and
 * `shipping` for all fees for sending that are held; `surcharges` go back where they were paid, beside the order's money.
 */
export const allowance = sideAllowance.extend({
  shipping: won,
  goods: z.array(z.object({ no: z.int().min(1), refund: z.int().min(1) })),
  surcharges: z.array(surchargeAllowance).optional(),
});
export type Allowance = z.infer<typeof allowance>;

/** Pieces where they are: in a parcel of the order, or null for what was not sent, and for licences. */
export const placedPart = part.extend({ parcel: z.int().min(1).nullable() });
export type PlacedPart = z.infer<typeof placedPart>;

/** Of what was paid beside for a claim so much goes back, in won; `tax_free` is its part without VAT. */
export const surchargeBack = z.object({
  claim: z.int(),
  refund: won,
  tax_free: won,
  /** Went back before, while the goods stayed, and is not in `refund`. */
  allowance: won.optional(),
});
export type SurchargeBack = z.infer<typeof surchargeBack>;

/** What becomes of goods that came back: they are sold again, or are not fit for it. */
export const backTo = z.enum(['stock', 'writeOff']);
export type BackTo = z.infer<typeof backTo>;

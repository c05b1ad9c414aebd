import { z } from 'zod';
import { agreedText } from '../../identity/user/user.views.ts';
import { event } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';
import { cashReceiptUse } from '../order-receipt/cash-receipt.fields.ts';
import { cancelReason, deposit } from '../payment/payment.fields.ts';
import { claimKind, fault, replacement, surcharge, wantedOption } from './claim.fields.ts';
import {
  allowance,
  amounts,
  backTo,
  orderedLine,
  orderTerms,
  placedPart,
  shippingFee,
  split,
  surchargeBack,
} from './order.fields.ts';
import { claimStepEvents } from './claim.events.ts';
import { surchargeEvents } from './surcharge.events.ts';

export const orderStream = (id: string) => `shop.order-${id}`;

const id = z.string();
const won = z.int();
/** How many pieces of which lines. */
const parts = z.array(z.object({ no: z.int(), quantity: z.int() }));
const placedParts = z.array(placedPart);
/** `no` counts those of an order from 1; `parts` is null for all goods left, in orders from before parcels said. */
const parcel = z.object({ no: z.int(), courier: z.string(), tracking: z.string(), parts: parts.nullable() });
/**
 * `refund` in won, 0 where nothing was paid; `points` that come back, left out for none. Shares of `refund`: see `split`.
 * What was paid beside goes back where it came from, in `surcharges_back`.
 */
const restitutionFields = {
  refund: won,
  points: won.optional(),
  split: split.optional(),
  surcharges_back: z.array(surchargeBack).optional(),
};
const cancellationFields = { id, parts, ...restitutionFields, reason: cancelReason };
/** Orders from before coupons and points say nothing of them. */
const orderedAmounts = amounts.partial({ discount: true, points: true });
const address = {
  recipient: z.string(),
  phone: z.string(),
  postcode: z.string(),
  address: z.string(),
  detail: z.string(),
  note: z.string(),
};

export const orderEvent = z.discriminatedUnion('type', [
  /**
   * `user_id` is null for a guest; `agreed` is missing in orders from before the text had versions. `coupon` is a code,
   * `automatic` the name of the discount that needed none. Without `shipping_fees` sending was paid for once, for all goods.
   */
  event('OrderPlaced', {
    id,
    number: z.string(),
    user_id: z.string().nullable(),
    lines: z.array(orderedLine),
    amounts: orderedAmounts,
    shipping_fees: z.array(shippingFee).optional(),
    coupon: z.string().nullable().optional(),
    automatic: z.string().nullable().optional(),
    cash_receipt_use: cashReceiptUse.nullable().optional(),
    cash_receipt: z.string().optional(),
    recipient: z.string(),
    phone: z.string(),
    email: z.string(),
    postcode: z.string(),
    address: z.string(),
    detail: z.string(),
    note: z.string(),
    pay_until: z.string(),
    agreed: z.array(agreedText).optional(),
    terms: orderTerms.optional(),
  }),
  /** A virtual account was given out: the order waits for the deposit. */
  event('OrderDepositAwaited', { id, deposit }),
  /** `key` is the try that paid it, `receipt` where the provider shows it; `escrow`: it keeps the money. */
  event('OrderPaid', {
    id,
    amount: won,
    method: z.string(),
    key: z.string(),
    receipt: z.string().nullable().optional(),
    escrow: z.boolean().optional(),
  }),
  event('OrderExpired', { id }),
  /** All that was left of it, and a part. */
  event('OrderCancelled', cancellationFields),
  event('OrderPartCancelled', cancellationFields),
  /** `parts` is null for all goods, in orders from before lines went their own ways; so are the nulls below. */
  event('OrderPrepared', { id, parts: parts.nullable() }),
  event('OrderShipped', { id, parcel }),
  event('ParcelCorrected', { id, parcel: z.int(), courier: z.string(), tracking: z.string() }),
  event('OrderDelivered', { id, parcel: z.int().nullable() }),
  event('ParcelLost', { id, parcel: z.int() }),
  /** The carrier brought it back to the shop. */
  event('ParcelCameBack', { id, parcel: z.int() }),
  /** What came back waits to be sent again. */
  event('ParcelUnpacked', { id, parcel: z.int() }),
  /** Parcels, and lines of licences, with which the buyer is content, or said nothing for a while. */
  event('OrderConfirmed', { id, parcels: z.array(z.int()).nullable(), licences: z.array(z.int()).nullable() }),
  /** `buyer` is whose address it is. */
  event('OrderAddressChanged', { id, buyer: z.string(), ...address }),
  /** The key of the licences of a line was looked at. */
  event('OrderLicenceShown', { id, line: z.int() }),
  /** Where money is to be sent back that came into a virtual account; `buyer` is whose account it is. */
  event('OrderRefundAccountGiven', {
    id,
    buyer: z.string(),
    bank: z.string(),
    account: z.string(),
    holder: z.string(),
  }),
  /**
   * `claim` counts those of an order from 1; `fee` in won is what was said of sending back. `noticed`: on which day in
   * Asia/Seoul its buyer noticed what is wrong, where he was asked.
   */
  event('ClaimOpened', {
    id,
    claim: z.int().nullable(),
    kind: claimKind,
    by: fault,
    parts: placedParts.nullable(),
    reason: cancelReason,
    fault,
    fee: won,
    photos: z.array(z.string()),
    wanted: z.array(wantedOption),
    noticed: z.string().optional(),
  }),
  ...claimStepEvents,
  ...surchargeEvents,
  /** The pieces are gone, and their money goes back. */
  event('ClaimRefunded', {
    id,
    claim: z.int().nullable(),
    parts: placedParts,
    ...restitutionFields,
    fee: won,
    reason: cancelReason,
    back_to: backTo,
  }),
  /** Others are sent. `lines` null: they were sent outside, and `stock` says under which number it was moved. */
  event('ClaimReplaced', {
    id,
    claim: z.int().nullable(),
    parts: placedParts.nullable(),
    ...restitutionFields,
    back_to: backTo,
    surcharge: surcharge.nullable(),
    stock: z.int().nullable(),
    lines: z.array(replacement).nullable(),
  }),
  /** What an administrator wrote for the others; `buyer` is whom it is about. */
  event('OrderMemoAdded', { id, buyer: z.string(), text: z.string() }),
  /** Money that goes back while everything stays with its buyer; before it was said what for, it was for nothing named. */
  event('OrderRefunded', { id, ...restitutionFields, allowance: allowance.optional(), reason: cancelReason }),
]);
export type OrderEvent = z.infer<typeof orderEvent>;

/** Whose an order is: a guest's order stands for the guest. */
export const buyerOf = ({ id, user_id }: { readonly id: string; readonly user_id: string | null }): string =>
  user_id ?? id;

/** Kept five years: Enforcement Decree of the Act on Consumer Protection in Electronic Commerce, Article 6. */
export const orderPersonal: Personal<OrderEvent> = {
  OrderPlaced: {
    purpose: 'retention',
    person: buyerOf,
    fields: ['recipient', 'phone', 'email', 'postcode', 'address', 'detail', 'note', 'cash_receipt'],
  },
  OrderRefundAccountGiven: {
    purpose: 'retention',
    person: ({ buyer }) => buyer,
    fields: ['bank', 'account', 'holder'],
  },
  OrderMemoAdded: { purpose: 'retention', person: ({ buyer }) => buyer, fields: ['text'] },
  OrderAddressChanged: {
    purpose: 'retention',
    person: ({ buyer }) => buyer,
    fields: ['recipient', 'phone', 'postcode', 'address', 'detail', 'note'],
  },
};

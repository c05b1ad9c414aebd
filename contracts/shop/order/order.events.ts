import { z } from 'zod';
import { agreedText } from '../../identity/user/user.views.ts';
import { event } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';
import { cashReceiptUse } from '../order-receipt/cash-receipt.fields.ts';
import { cancelReason, deposit } from '../payment/payment.fields.ts';
import { amounts, backTo, orderedLine, orderTerms } from './order.fields.ts';

export const orderStream = (id: string) => `shop.order-${id}`;

const id = z.string();
const won = z.int();
/** What goes of an order: how many of which lines, and the shipping fee when nothing to be sent is left. */
const parts = z.array(z.object({ no: z.int(), quantity: z.int() }));
/** `no` counts those of an order from 1; `parts` is null for all goods left, in orders from before parcels said. */
const parcel = z.object({ no: z.int(), courier: z.string(), tracking: z.string(), parts: parts.nullable() });
const cancellationFields = { id, parts, refund: won, points: won.optional(), reason: cancelReason };
/** Orders from before coupons and points say nothing of them. */
const orderedAmounts = amounts.partial({ discount: true, points: true });

export const orderEvent = z.discriminatedUnion('type', [
  /** `user_id` is null for a guest; `agreed` is missing in orders from before the text had versions. */
  event('OrderPlaced', {
    id,
    number: z.string(),
    user_id: z.string().nullable(),
    lines: z.array(orderedLine),
    amounts: orderedAmounts,
    coupon: z.string().nullable().optional(),
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
  /** `key` is the try that paid it, `receipt` where the provider shows it. */
  event('OrderPaid', {
    id,
    amount: won,
    method: z.string(),
    key: z.string(),
    receipt: z.string().nullable().optional(),
  }),
  event('OrderExpired', { id }),
  /** `refund` in won, 0 where nothing was paid; `points` that come back, left out for none. */
  event('OrderCancelled', cancellationFields),
  event('OrderPartCancelled', cancellationFields),
  event('OrderPrepared', { id }),
  event('OrderShipped', { id, parcel }),
  event('OrderDelivered', { id }),
  event('OrderConfirmed', { id }),
  /** Where money is to be sent back that came into a virtual account; `buyer` is whose account it is. */
  event('OrderRefundAccountGiven', {
    id,
    buyer: z.string(),
    bank: z.string(),
    account: z.string(),
    holder: z.string(),
  }),
  /** Without `parts` all goods. */
  event('OrderReturnRequested', { id, parts: parts.optional(), reason: cancelReason }),
  /** Without `back_to` into stock: nobody was asked. */
  event('OrderReturned', { ...cancellationFields, back_to: backTo.optional() }),
  event('OrderReturnDeclined', { id }),
  event('OrderExchangeRequested', { id, parts: parts.optional(), reason: cancelReason }),
  /** `exchange` counts those of an order from 1; without it, and `back_to`, no stock was moved. */
  event('OrderExchanged', { id, exchange: z.int().optional(), parts: parts.optional(), back_to: backTo.optional() }),
  event('OrderExchangeDeclined', { id }),
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
};

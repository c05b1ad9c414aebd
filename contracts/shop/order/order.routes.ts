import { z } from 'zod';
import { id, line } from '../../kernel/fields.ts';
import { phone } from '../../identity/user/user.commands.ts';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import { cartLines } from '../cart/cart.fields.ts';
import { maxCartLines } from '../cart/cart.limits.ts';
import { couponCode } from '../coupon/coupon.fields.ts';
import { cashReceipt, cashReceiptUse } from '../order-receipt/cash-receipt.fields.ts';
import { points } from '../points/points.fields.ts';
import { type OrderCommand, simpleStep } from './order.commands.ts';
import { backTo, part, postcode, recipient } from './order.fields.ts';
import { cancelReason } from '../payment/payment.fields.ts';
import { paymentWay } from '../payment/payment-ways.ts';
import { consents } from './order.consents.ts';
import { quote } from './order.quote.ts';
import { refundAccount } from './order.refund-account.ts';
import { order, orderDocument } from './order.views.ts';

const orderLines = cartLines.min(1);
/** Whether goods are fetched, and what is to be taken off: the code of a coupon, and points. */
const choices = { pickup: z.boolean().default(false), coupon: couponCode.optional(), points: points.default(0) };

/** `expected_total` is what the buyer was shown: another amount is not ordered unseen. `method`: how it is to be paid. */
export const orderPlacement = z.object({
  lines: orderLines,
  recipient,
  ...choices,
  cash_receipt: cashReceipt.optional(),
  expected_total: z.int().min(0),
  method: paymentWay.default('CARD'),
  agreed: z.literal(true),
  consents: consents.default([]),
});
export type OrderPlacement = z.infer<typeof orderPlacement>;

/** What a payment window is opened with; `client_key` is null for the sandbox. None is opened for a `total` of 0. */
export const placedOrder = z.object({
  id: z.string(),
  number: z.string(),
  total: z.int(),
  tax_free: z.int(),
  name: z.string(),
  pay_until: z.number(),
  deposit_hours: z.int(),
  cash_receipt: cashReceiptUse.nullable(),
  payment: z.object({ provider: z.enum(['toss', 'sandbox']), client_key: z.string().nullable() }),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/** A guest shows these instead of a login. */
const shownByGuest = { number: z.string().trim().max(20), phone };
/** `refund_account` is asked for where money came into a virtual account: see `needsRefundAccount`. */
const returnFields = {
  parts: z.array(part).min(1).max(maxCartLines).optional(),
  refund_account: refundAccount.optional(),
};
const cancellation = { ...returnFields, reason: cancelReason.exclude(['unpaid', 'outOfStock']) };
const claimFields = { ...cancellation, wish: z.enum(['requestReturn', 'requestExchange']) };

const adminRow = { access: 'admin', answer: orderDocument } as const;

export const orderRoutes = {
  quote: endpointRoute({
    // Coupons and points are somebody's.
    method: 'POST',
    path: 'shop/cart/quote',
    access: 'invited',
    summary:
      'What lines cost now, whether they can be had, what it costs to send them, and what coupon and points take off.',
    input: z.object({ lines: cartLines, postcode: postcode.optional(), ...choices }),
    answer: quote,
  }),
  place: endpointRoute({
    // Guests order too; whoever sends a token orders as that person.
    method: 'POST',
    path: 'shop/order/place',
    access: 'invited',
    summary: 'Places an order: holds the stock and fixes the amount that may be paid.',
    input: orderPlacement,
    answer: placedOrder,
  }),
  openPayment: endpointRoute({
    method: 'POST',
    path: 'shop/order/pay',
    access: 'login',
    summary: "What the payment window is opened with for one's order that waits for its money.",
    input: z.object({ id }),
    answer: placedOrder,
  }),
  cancel: commandRoute({
    method: 'POST',
    path: 'shop/order/cancel',
    access: 'login',
    summary: "Cancels one's order or a part of it; what was paid for it goes back.",
    input: z.object({ id, ...cancellation }),
    answer: orderDocument,
    toCommand: (data): OrderCommand => ({ type: 'CancelOrder', data }),
  }),
  askBack: commandRoute({
    method: 'POST',
    path: 'shop/order/ask_back',
    access: 'login',
    summary: 'Asks to send back goods that came, or a part of them, for money or for others.',
    input: z.object({ id, ...claimFields }),
    answer: orderDocument,
    toCommand: (data): OrderCommand => ({ type: 'AskBack', data }),
  }),
  confirm: commandRoute({
    method: 'POST',
    path: 'shop/order/confirm',
    access: 'login',
    summary: 'The buyer is content with what came.',
    input: z.object({ id }),
    answer: orderDocument,
    toCommand: (data): OrderCommand => ({ type: 'AdvanceOrder', data: { ...data, step: 'confirm' } }),
  }),
  step: commandRoute({
    ...adminRow,
    method: 'PUT',
    path: 'adm/order/step',
    summary: 'Takes an order a step on, where the table of states allows it.',
    input: z.object({ id, step: simpleStep.exclude(['confirm']) }),
    toCommand: (data): OrderCommand => ({ type: 'AdvanceOrder', data }),
  }),
  acceptReturn: commandRoute({
    ...adminRow,
    method: 'PUT',
    path: 'adm/order/return',
    summary:
      'Goods that were asked back have come: their money goes back, also where others were asked for, and they go into stock or are written off.',
    input: z.object({ id, back_to: backTo }),
    toCommand: (data): OrderCommand => ({ type: 'AcceptReturn', data }),
  }),
  acceptExchange: endpointRoute({
    ...adminRow,
    method: 'PUT',
    path: 'adm/order/exchange',
    summary:
      'Others are sent for goods that have come back: they leave the stock, or it is refused. What came back goes into stock or is written off.',
    input: z.object({ id, back_to: backTo }),
  }),
  ship: commandRoute({
    ...adminRow,
    method: 'PUT',
    path: 'adm/order/ship',
    summary: 'An order was handed to a carrier.',
    input: z.object({ id, courier: line(30), tracking: line(40) }),
    toCommand: (data): OrderCommand => ({ type: 'ShipOrder', data }),
  }),
  cancelFor: commandRoute({
    ...adminRow,
    method: 'PUT',
    path: 'adm/order/cancel',
    summary: 'Cancels an order or a part of it for its buyer; what was paid for it goes back.',
    input: z.object({ id, ...returnFields, reason: cancelReason.exclude(['unpaid']) }),
    toCommand: (data): OrderCommand => ({ type: 'CancelOrder', data }),
  }),
  guest: endpointRoute({
    method: 'POST',
    path: 'shop/order/guest',
    access: 'open',
    summary: 'An order by its number and the phone number it was placed with.',
    input: z.object(shownByGuest),
    answer: order,
  }),
  guestOpenPayment: endpointRoute({
    method: 'POST',
    path: 'shop/order/guest/pay',
    access: 'open',
    summary: "What the payment window is opened with for a guest's order that waits for its money.",
    input: z.object(shownByGuest),
    answer: placedOrder,
  }),
  guestCancel: endpointRoute({
    method: 'POST',
    path: 'shop/order/guest/cancel',
    access: 'open',
    summary: 'Cancels the order of a guest, or a part of it.',
    input: z.object({ ...shownByGuest, ...cancellation }),
    answer: order,
  }),
  guestAskBack: endpointRoute({
    method: 'POST',
    path: 'shop/order/guest/ask_back',
    access: 'open',
    summary: 'A guest asks to send back goods that came, or a part of them.',
    input: z.object({ ...shownByGuest, ...claimFields }),
    answer: order,
  }),
  guestConfirm: endpointRoute({
    method: 'POST',
    path: 'shop/order/guest/confirm',
    access: 'open',
    summary: 'A guest is content with what came.',
    input: z.object(shownByGuest),
    answer: order,
  }),
};

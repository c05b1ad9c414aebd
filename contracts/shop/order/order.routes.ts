import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { endpointRoute } from '../../kernel/route.ts';
import { cartLines } from '../cart/cart.fields.ts';
import { couponCode } from '../coupon/coupon.fields.ts';
import { cashReceipt } from '../order-receipt/cash-receipt.fields.ts';
import { points } from '../points/points.fields.ts';
import { shownByGuest } from './buyer-steps.routes.ts';
import { postcode, recipient } from './order.fields.ts';
import { escrowProduct } from '../payment/escrow.ts';
import { paymentWay } from '../payment/payment-ways.ts';
import { consents } from './order.consents.ts';
import { quote } from './order.quote.ts';
import { order } from './order.views.ts';

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

/**
 * What a payment window is opened with, `id` as in `PaymentSubject`; `client_key` is null for the sandbox, `escrow` where
 * nobody keeps money that is paid in cash. None is opened for a `total` of 0.
 */
export const placedOrder = z.object({
  id: z.string(),
  number: z.string(),
  total: z.int(),
  tax_free: z.int(),
  name: z.string(),
  pay_until: z.number(),
  deposit_hours: z.int(),
  escrow: z.array(escrowProduct).readonly().nullable(),
  payment: z.object({ provider: z.enum(['toss', 'sandbox']), client_key: z.string().nullable() }),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

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
  guest: endpointRoute({
    method: 'POST',
    path: 'shop/order/guest',
    access: 'open',
    summary: 'An order by its number and the phone number it was placed with.',
    input: z.object(shownByGuest),
    answer: order,
  }),
  openSurcharge: endpointRoute({
    method: 'POST',
    path: 'shop/order/claim/pay',
    access: 'login',
    summary: 'What the payment window is opened with for what an exchange of one costs beside.',
    input: z.object({ id, claim: z.int().min(1) }),
    answer: placedOrder,
  }),
  guestOpenSurcharge: endpointRoute({
    method: 'POST',
    path: 'shop/order/guest/claim/pay',
    access: 'open',
    summary: 'As a guest: what the payment window is opened with for what an exchange costs beside.',
    input: z.object({ ...shownByGuest, claim: z.int().min(1) }),
    answer: placedOrder,
  }),
  guestOpenPayment: endpointRoute({
    method: 'POST',
    path: 'shop/order/guest/pay',
    access: 'open',
    summary: "What the payment window is opened with for a guest's order that waits for its money.",
    input: z.object(shownByGuest),
    answer: placedOrder,
  }),
};

import { z } from 'zod';
import { line } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { maxCartLines } from '../cart/cart.limits.ts';
import { agreedText } from '../../identity/user/user.views.ts';
import { cashReceiptUse } from '../order-receipt/cash-receipt.fields.ts';
import { amounts, backTo, orderedLine, orderTerms, part, recipient } from './order.fields.ts';
import { cancelReason, deposit } from '../payment/payment.fields.ts';
import { refundAccount } from './order.refund-account.ts';

const id = z.string();
const parts = z.array(part).min(1).max(maxCartLines);

/** What takes nothing beside the order itself. */
export const simpleStep = z.enum(['prepare', 'deliver', 'confirm', 'declineReturn', 'declineExchange']);

export const orderCommand = z.discriminatedUnion('type', [
  /** The sender looked prices and stock up, reserved the stock, redeemed the coupon (a code), used the points. */
  command('PlaceOrder', {
    id,
    number: z.string(),
    user_id: z.string().nullable(),
    lines: z.array(orderedLine),
    amounts,
    pay_until: z.string(),
    ...recipient.shape,
    coupon: z.string().nullable(),
    cash_receipt_use: cashReceiptUse.nullable(),
    cash_receipt: z.string(),
    agreed: z.array(agreedText),
    terms: orderTerms.optional(),
  }),
  command('AwaitDeposit', { id, deposit }),
  command('PayOrder', {
    id,
    amount: z.int(),
    method: z.string(),
    key: z.string(),
    receipt: z.string().nullable().optional(),
  }),
  command('ExpireOrder', { id }),
  command('CancelOrder', {
    id,
    parts: parts.optional(),
    reason: cancelReason,
    refund_account: refundAccount.optional(),
  }),
  command('ShipOrder', { id, courier: line(30), tracking: line(40) }),
  /** Without `parts` all goods. */
  command('AskBack', {
    id,
    wish: z.enum(['requestReturn', 'requestExchange']),
    parts: parts.optional(),
    reason: cancelReason,
    refund_account: refundAccount.optional(),
  }),
  /** The goods came back; their money goes back. */
  command('AcceptReturn', { id, back_to: backTo }),
  /** They came back, and others are sent, whose stock is held for this `exchange` of the order, counted from 1. */
  command('AcceptExchange', { id, exchange: z.int().min(1), back_to: backTo }),
  command('AdvanceOrder', { id, step: simpleStep }),
]);
export type OrderCommand = z.infer<typeof orderCommand>;

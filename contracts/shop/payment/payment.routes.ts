import { z } from 'zod';
import { id, text } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import type { PaymentCommand } from './payment.commands.ts';
import { deposit, differenceReason, paymentKey } from './payment.fields.ts';
import { paymentId } from './payment-subject.ts';

/** What the payment window brings back to `/success`, as it names it; amounts come as texts there. */
export const paymentConfirmation = z.object({
  paymentKey,
  orderId: paymentId,
  amount: z.coerce.number().pipe(z.int().min(0).max(1_000_000_000_000)),
});

/** Of the order `id`. `checking`: the provider has not said yet, and is asked again until it has. */
export const confirmationAnswer = z.object({
  status: z.enum(['paid', 'awaitingDeposit', 'checking']),
  id: z.string(),
  number: z.string(),
  /** What it was paid for beside; null for the order itself. */
  claim: z.int().nullable(),
  total: z.int(),
  deposit: deposit.nullable(),
});

/** `PAYMENT_STATUS_CHANGED`, `DEPOSIT_CALLBACK` (https://docs.tosspayments.com/guides/webhook); none is believed. */
export const paymentWebhook = z.object({
  orderId: paymentId.optional(),
  data: z.object({ orderId: paymentId.optional() }).optional(),
});

export const paymentRoutes = {
  confirm: endpointRoute({
    method: 'POST',
    path: 'shop/payment/confirm',
    access: 'open',
    summary: 'Takes the money that the buyer agreed to in the payment window, after comparing it with the order.',
    input: paymentConfirmation,
    answer: confirmationAnswer,
  }),
  webhook: endpointRoute({
    method: 'POST',
    path: 'shop/payment/webhook',
    access: 'open',
    summary: 'The payment provider says that something happened; it is asked what.',
    input: paymentWebhook,
    answer: z.object({}),
  }),
  closeDifference: commandRoute({
    method: 'PUT',
    path: 'adm/payment/difference',
    access: 'admin',
    summary: 'Says why sums of the provider and of an order may differ from now on.',
    input: z.object({ id: paymentId, reason: differenceReason, note: text(200).default('') }),
    answer: z.object({}),
    toCommand: (data): PaymentCommand => ({ type: 'CloseDifference', data }),
  }),
  compare: endpointRoute({
    method: 'POST',
    path: 'adm/payment/compare',
    access: 'admin',
    summary: 'Asks the provider how the payments of an order stand, and compares them with it.',
    input: z.object({ id: paymentId }),
    answer: z.object({}),
  }),
  settleByHand: commandRoute({
    method: 'PUT',
    path: 'adm/order/refund/settle',
    access: 'admin',
    summary: 'Says that a refund which the provider refused was given back by hand.',
    input: z.object({ id: paymentId, refund_id: id }),
    answer: z.object({}),
    toCommand: ({ id, refund_id: refundId }): PaymentCommand => ({
      type: 'SettleRefundByHand',
      data: { id, refundId },
    }),
  }),
};

import { escrowPart } from '@maru/contracts/shop/payment/escrow';
import { sandboxWords } from '@maru/contracts/shop/payment/sandbox.words';
import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import { cashMethods } from '@maru/contracts/shop/payment/payment-ways';
import { validate } from 'uuid';
import type { Load } from '../../../pipeline/aggregate.ts';
import type { Send } from '../../../pipeline/send.ts';
import { OutcomeUnknown, type PaymentProvider, RefundRefused } from '../payment-provider.ts';
import {
  sandboxFold,
  type SandboxOutcome,
  type SandboxPayment,
  type SandboxState,
  sandboxStream,
} from './sandbox.aggregate.ts';

export interface SandboxParts {
  readonly send: Send;
  readonly load: Load;
  /** Is told that something happened, as a webhook would be. */
  readonly notify?: (orderId: string) => Promise<void>;
}

const refusedPayment = (key: string, orderId: string): SeenPayment => ({
  key,
  order_id: orderId,
  status: 'refused',
  amount: 0,
  cancelled: 0,
  method: '',
  receipt: null,
  deposit: null,
  code: 'NOT_FOUND_PAYMENT',
});

const refusals: Partial<Record<RejectionCode, string>> = {
  order_step_refused: 'NOT_CANCELABLE_PAYMENT',
  amount_mismatch: 'NOT_CANCELABLE_AMOUNT',
  escrow_part: escrowPart,
};
const methodOf = ({ outcome, method }: SandboxPayment) => {
  if (outcome === 'deposit') return cashMethods.VIRTUAL_ACCOUNT;
  return method === 'TRANSFER' ? cashMethods.TRANSFER : sandboxWords.method;
};
const isPaidDeposit = (payment: SandboxState) => payment?.outcome === 'deposit' && payment.status === 'paid';
const webhooks: Readonly<Record<SandboxOutcome, number>> = {
  paid: 0,
  refused: 0,
  slow: 0,
  deposit: 0,
  webhookFirst: 1,
  webhookTwice: 2,
};

export const sandbox = ({ send, load, notify = async () => undefined }: SandboxParts): PaymentProvider => {
  const paymentOf = async (key: string) =>
    validate(key) ? (await load(sandboxFold, sandboxStream(key))).state : undefined;
  const find: PaymentProvider['find'] = async ({ key, orderId }) => {
    const payment = await paymentOf(key);
    if (!payment) return refusedPayment(key, orderId);
    const { orderId: order_id, amount, status, cancelled, deposit, escrow } = payment;
    return {
      key,
      order_id,
      status,
      amount,
      cancelled,
      method: methodOf(payment),
      receipt: status === 'paid' ? `/api/sandbox/receipt?paymentKey=${key}` : null,
      deposit,
      code: 'REJECT_CARD_PAYMENT',
      ...(escrow && { escrow }),
    };
  };
  return {
    name: 'sandbox',
    clientKey: null,
    find,
    confirm: async ({ key, orderId, amount }) => {
      const payment = await paymentOf(key);
      if (payment?.orderId !== orderId || payment.amount !== amount) return refusedPayment(key, orderId);
      const { outcome, status } = payment;
      await send({ type: 'TakeAtSandbox', data: { key } });
      if (outcome === 'slow' && status === 'pending') throw new OutcomeUnknown('the sandbox is slow on purpose');
      for (let count = 0; count < webhooks[outcome]; count += 1) await notify(orderId);
      return find({ key, orderId });
    },
    cancel: async ({ key, orderId, refundId, amount, taxFree, account }) => {
      if (!account && isPaidDeposit(await paymentOf(key))) throw new RefundRefused('INVALID_REFUND_ACCOUNT_INFO');
      try {
        await send({
          type: 'CancelAtSandbox',
          data: { key, refundId, amount, ...(amount !== null && { tax_free: taxFree }) },
        });
      } catch (error) {
        // An unreachable log is no word of the provider.
        const code = error instanceof Rejected && refusals[error.code];
        throw code ? new RefundRefused(code) : error;
      }
      return find({ key, orderId });
    },
  };
};

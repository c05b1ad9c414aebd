import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import type { GuestServices } from '../order/order-tickets.service.ts';

export interface PaymentAttempt {
  readonly key: string;
  readonly orderId: string;
}
export interface RefundRequest extends PaymentAttempt {
  readonly refundId: string;
  /** Won; null for all that is left, also of an account that waits for its deposit. */
  readonly amount: number | null;
  /** The part of an amount without VAT, which the provider takes for nothing where it is left out. */
  readonly taxFree: number;
  readonly reason: string;
  /** Null where nobody told, which the provider refuses. */
  readonly account: { readonly bank: string; readonly account: string; readonly holder: string } | null;
  /** How many accounts it has refused for this refund: an answer that it remembers is not given for the next one. */
  readonly accountsRefused: number;
}

/** The same question twice takes or gives back nothing twice. Throws `OutcomeUnknown`. */
export interface PaymentProvider {
  readonly name: 'toss' | 'sandbox';
  readonly clientKey: string | null;
  /** A refusal is an answer. */
  confirm(attempt: PaymentAttempt & { readonly amount: number }): Promise<SeenPayment>;
  find(attempt: PaymentAttempt): Promise<SeenPayment>;
  /** Closes an account that waits, too. Throws `RefundRefused`. */
  cancel(attempt: RefundRequest): Promise<SeenPayment>;
}

export interface PaymentServices extends GuestServices {
  readonly provider: PaymentProvider;
  /** Recognises a guest's phone again without keeping it. */
  readonly phoneHash: (phone: string) => string;
}

/** It may or may not have been done, so nothing follows but to ask again. */
export class OutcomeUnknown extends Error {
  readonly reason = 'payment_unanswered';
}

/** It is not this payment's fault: the provider did not answer at all, and would not answer about another now. */
export class ProviderAway extends OutcomeUnknown {}

/** The provider knows of no such payment. */
export class NotAtProvider extends OutcomeUnknown {}

export class RefundRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`refund refused: ${code}`);
    this.code = code;
  }
}

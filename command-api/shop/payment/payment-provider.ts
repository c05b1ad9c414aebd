import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import type { HandlerServices } from '../../http/handler-services.ts';

/** One try to pay one order. */
export interface AskedPayment {
  readonly key: string;
  readonly orderId: string;
}
export interface AskedRefund extends AskedPayment {
  readonly refundId: string;
  /** Won; null for all that is left, also of an account that still waits for its deposit. */
  readonly amount: number | null;
  /** What the buyer reads of it. */
  readonly reason: string;
  /** Where money goes that came into a virtual account; null where nobody told, which the provider refuses. */
  readonly account: { readonly bank: string; readonly account: string; readonly holder: string } | null;
}

/** Who takes the money. The same question twice takes or gives back nothing twice. Throws `OutcomeUnknown`. */
export interface PaymentProvider {
  readonly name: 'toss' | 'sandbox';
  /** For the payment window in the browser; null where there is none. */
  readonly clientKey: string | null;
  /** Takes the money that the buyer has agreed to. A refusal is an answer. */
  confirm(asked: AskedPayment & { readonly amount: number }): Promise<SeenPayment>;
  /** How it stands now. */
  find(asked: AskedPayment): Promise<SeenPayment>;
  /** Gives money back, or closes an account that waits. Throws `RefundRefused`. */
  cancel(asked: AskedRefund): Promise<SeenPayment>;
}

/** What the handlers of payments work with. */
export interface PaymentServices extends HandlerServices {
  readonly provider: PaymentProvider;
}

/**
 * No answer, or none that says how it ended: it may or may not have been done. Nothing may be concluded but to ask
 * again.
 */
export class OutcomeUnknown extends Error {}

/** The provider will not give this back. */
export class RefundRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`refund refused: ${code}`);
    this.code = code;
  }
}

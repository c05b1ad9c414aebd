import type { SlipUse } from '@maru/contracts/shop/cash-receipt/cash-receipt.events';

/** Names one receipt of an order for good, so that the same question twice writes nothing twice. */
export interface ReceiptOf {
  readonly orderId: string;
  readonly slip: number;
}
export interface ReceiptRequest extends ReceiptOf {
  readonly use: SlipUse;
  /** Digits: a phone, a business, or the tax office's own. */
  readonly number: string;
  readonly name: string;
  /** Won, VAT included; `taxFree` is its part without. */
  readonly amount: number;
  readonly taxFree: number;
}
export interface ReceiptCancellation extends ReceiptOf {
  readonly cancel: number;
  readonly key: string;
  /** Won. */
  readonly amount: number;
}
export interface WrittenReceipt {
  readonly key: string;
  readonly issue_number: string;
  readonly url: string;
}

/** Throws `ReceiptRefused`, and `OutcomeUnknown` for what is to be asked again. */
export interface ReceiptProvider {
  issue(request: ReceiptRequest): Promise<WrittenReceipt>;
  cancel(cancellation: ReceiptCancellation): Promise<void>;
}

export class ReceiptRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`cash receipt refused: ${code}`);
    this.code = code;
  }
}

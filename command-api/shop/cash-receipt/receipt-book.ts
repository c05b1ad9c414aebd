import type { SeenReceipt } from '@maru/contracts/shop/cash-receipt/receipt-comparison';
import type { SeoulDay } from '@maru/contracts/kernel/seoul-days';

/** What the provider has of a day in Seoul on which it was asked for. Throws `OutcomeUnknown`. */
export interface ReceiptBook {
  onDay(day: SeoulDay): Promise<readonly SeenReceipt[]>;
}

import { ignore } from '@maru/contracts/kernel/decider';
import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { type CashReceiptEvent, cashReceiptStream } from '@maru/contracts/shop/cash-receipt/cash-receipt.events';
import { type TaxInvoiceEvent, taxInvoiceStream } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import type { Workflow } from '../../workflows/runner/workflow.ts';

export interface ReceiptReaction {
  readonly kind: 'alignReceipt';
  readonly orderId: string;
}
const align = ({ data: { id: orderId } }: { readonly data: { readonly id: string } }): readonly ReceiptReaction[] => [
  { kind: 'alignReceipt', orderId },
];

/** Cash receipts, and what a tax invoice was issued for, follow the money of an order: whatever moves it has them looked at. */
export const receiptsWorkflow: Workflow<OrderEvent | CashReceiptEvent | TaxInvoiceEvent, ReceiptReaction> = {
  name: 'receipts',
  version: 2,
  everyMs: 1_000,
  streams: [orderStream(''), cashReceiptStream(''), taxInvoiceStream('')],
  waits: 'state',
  on: {
    OrderPlaced: ignore,
    OrderDepositAwaited: ignore,
    OrderPaid: align,
    OrderExpired: ignore,
    OrderCancelled: align,
    OrderPartCancelled: align,
    OrderPrepared: ignore,
    OrderShipped: ignore,
    ParcelCorrected: ignore,
    OrderDelivered: ignore,
    ParcelLost: ignore,
    ParcelCameBack: ignore,
    ParcelUnpacked: ignore,
    OrderConfirmed: ignore,
    OrderAddressChanged: ignore,
    OrderMemoAdded: ignore,
    OrderLicenceShown: ignore,
    OrderRefundAccountGiven: ignore,
    ClaimOpened: ignore,
    ClaimWithdrawn: ignore,
    ClaimDeclined: ignore,
    ClaimAwaitedEnded: ignore,
    ClaimCollected: ignore,
    ClaimArrived: ignore,
    ClaimRefunded: align,
    ClaimReplaced: align,
    SurchargeAsked: ignore,
    SurchargePaid: ignore,
    SurchargeHandedBack: ignore,
    OrderRefunded: align,
    CashReceiptAsked: align,
    CashReceiptRetried: align,
    CashReceiptRequested: ignore,
    CashReceiptIssued: ignore,
    CashReceiptRefused: ignore,
    CashReceiptFound: ignore,
    CashReceiptCancelRequested: ignore,
    CashReceiptCancelled: ignore,
    CashReceiptCancelRefused: ignore,
    // A request keeps a receipt from being written beside it; declined, one may be due.
    TaxInvoiceRequested: align,
    TaxInvoiceIssued: align,
    TaxInvoiceCompared: ignore,
    TaxInvoiceAmended: ignore,
    TaxInvoiceDeclined: align,
  },
};

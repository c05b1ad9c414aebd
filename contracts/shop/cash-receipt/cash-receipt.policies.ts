import { adminOnly, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { CashReceiptCommand } from './cash-receipt.commands.ts';
import type { CashReceiptFacts } from './cash-receipt.fold.ts';
import { standingSlip } from './cash-receipt.plan.ts';
import type { CashReceiptRefusal } from './cash-receipt.refusals.ts';
import type { OrderFacts } from '../order/order.fold.ts';
import { heldOf } from '../order/order.parts.ts';
import { isPaidInCash } from '../payment/payment-ways.ts';

interface Asking {
  readonly order: Pick<OrderFacts, 'paid_at' | 'method' | 'amounts' | 'refunded' | 'cash_receipt_use'>;
  readonly facts: CashReceiptFacts;
  /** Whether a tax invoice was asked for or issued. */
  readonly invoiced: boolean;
}
const isPersonal = ({ order, facts }: Asking): boolean => {
  const standing = standingSlip(facts);
  if (standing) return standing.use !== 'self';
  const last = facts.slips.at(-1);
  return (order.cash_receipt_use !== null || facts.asks.length > 0) && last?.status !== 'refused';
};
/** Why no receipt can be asked for now; undefined where one can. */
export const cashReceiptRefusal = (asking: Asking): CashReceiptRefusal | undefined => {
  const { order, invoiced } = asking;
  if (order.paid_at === null || heldOf(order) <= 0) return 'cash_receipt_not_paid';
  if (!isPaidInCash(order.method)) return 'cash_receipt_by_card';
  if (invoiced) return 'cash_receipt_invoiced';
  return isPersonal(asking) ? 'cash_receipt_there' : undefined;
};

/** `buyer` is whose order it is, undefined where there is none. */
export interface CashReceiptSubject {
  readonly buyer: string | undefined;
  readonly refusal: RejectionCode | undefined;
}
export const cashReceiptPolicies: Policies<CashReceiptCommand, CashReceiptSubject> = {
  AskCashReceipt: (actor, { buyer, refusal }) => (actor.id === buyer ? refusal : 'order_not_found'),
  RequestCashReceipt: systemOnly,
  RecordCashReceipt: systemOnly,
  TakeCashReceipt: systemOnly,
  RequestReceiptCancel: systemOnly,
  RecordReceiptCancel: systemOnly,
  DeclineCashReceipt: systemOnly,
  RetryCashReceipt: adminOnly,
};

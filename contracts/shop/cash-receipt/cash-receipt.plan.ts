import type { OrderFacts } from '../order/order.fold.ts';
import { heldOf } from '../order/order.parts.ts';
import { isPaidInCash } from '../payment/payment-ways.ts';
import type { SlipUse } from './cash-receipt.events.ts';
import type { CashReceiptFacts } from './cash-receipt.fold.ts';
import type { Slip } from './cash-receipt.views.ts';

/** Won, VAT included, from which a receipt is issued unasked (소득세법 시행령 제210조의3 제9항). */
export const selfIssuedFrom = 100_000;
/** To which a receipt is issued that nobody asked for: the tax office's own. */
export const selfIssuedTo = '0100001234';
/** Within so many days of the payment (the same). */
const selfIssuedDays = 5;
const dayMs = 24 * 60 * 60 * 1_000;

interface Worth {
  readonly amount: number;
  readonly tax_free: number;
}
export interface WantedReceipt extends Worth {
  readonly use: SlipUse;
  readonly ask: number;
}
export interface ReceiptSituation {
  readonly order: Pick<
    OrderFacts,
    'method' | 'paid_at' | 'amounts' | 'refunded' | 'tax_free_refunded' | 'cash_receipt_use'
  >;
  readonly facts: CashReceiptFacts;
  /** Whether receipts are issued that nobody asked for. */
  readonly selfIssued: boolean;
  /** A tax invoice takes the place of a receipt. */
  readonly invoiced: boolean;
  readonly now: number;
}

/** A receipt of its own is due early only; one that was begun goes on. */
const isSelfDue = ({ order: { amounts, paid_at }, facts, selfIssued, now }: ReceiptSituation): boolean =>
  facts.slips.some(({ use }) => use === 'self') ||
  (selfIssued && amounts.total >= selfIssuedFrom && now - (paid_at ?? 0) <= selfIssuedDays * dayMs);

const wantedUse = (situation: ReceiptSituation): Pick<WantedReceipt, 'use' | 'ask'> | undefined => {
  const { order, facts } = situation;
  const asked = facts.asks.at(-1);
  if (asked) return { use: asked.use, ask: facts.asks.length };
  if (order.cash_receipt_use !== null) return { use: order.cash_receipt_use, ask: 0 };
  return isSelfDue(situation) ? { use: 'self', ask: 0 } : undefined;
};

/** The receipt that ought to be there now, undefined for none: for what is left of the money. */
export const wantedReceipt = (situation: ReceiptSituation): WantedReceipt | undefined => {
  const { order, invoiced } = situation;
  const amount = heldOf(order);
  const use = wantedUse(situation);
  if (invoiced || order.paid_at === null || !isPaidInCash(order.method) || amount <= 0 || !use) return undefined;
  return { ...use, amount, tax_free: Math.min(amount, Math.max(0, order.amounts.tax_free - order.tax_free_refunded)) };
};

/** What a receipt stands for once what was taken back of it is off. */
export const leftOf = ({ amount, tax_free, cancels }: Slip): Worth => {
  const done = cancels.filter(({ status }) => status === 'done');
  return {
    amount: done.reduce((left, cancel) => left - cancel.amount, amount),
    tax_free: done.reduce((left, cancel) => left - cancel.tax_free, tax_free),
  };
};
/** The receipt that stands, if any. */
export const standingSlip = ({ slips }: CashReceiptFacts): Slip | undefined =>
  slips.findLast((slip) => slip.status === 'issued' && leftOf(slip).amount > 0);

const isCancelRefused = ({ cancels }: Slip) => cancels.some(({ status }) => status === 'refused');
/** The provider has been asked for something, and has not answered yet. */
export const isReceiptOpen = ({ slips }: CashReceiptFacts): boolean =>
  slips.some(
    ({ status, cancels }) => status === 'requested' || cancels.some((cancel) => cancel.status === 'requested'),
  );
/** A person has to look: the last receipt was refused, or could not be taken back. */
export const isReceiptStuck = ({ slips }: CashReceiptFacts): boolean =>
  slips.at(-1)?.status === 'refused' || slips.some(isCancelRefused);

export type ReceiptStep =
  | ({ readonly kind: 'issue'; readonly slip: number } & WantedReceipt)
  | ({ readonly kind: 'cancel'; readonly slip: number; readonly cancel: number } & Worth);

/** The provider takes a sum only, so a part goes where it can be of one kind; else the receipt is written anew. */
const isOfOneKind = ({ amount, tax_free }: Slip) => tax_free === 0 || tax_free === amount;

const takenBack = (standing: Slip, wanted: WantedReceipt | undefined): Worth | undefined => {
  const left = leftOf(standing);
  if (!wanted || wanted.use !== standing.use || wanted.ask !== standing.ask) return left;
  if (left.amount <= wanted.amount) return undefined;
  if (!isOfOneKind(standing)) return left;
  const amount = left.amount - wanted.amount;
  return { amount, tax_free: standing.tax_free === 0 ? 0 : amount };
};

const toIssue = ({ slips }: CashReceiptFacts, wanted: WantedReceipt | undefined): ReceiptStep | undefined => {
  const last = slips.at(-1);
  const isRefused = last?.status === 'refused' && last.use === wanted?.use && last.ask === wanted.ask;
  return wanted && !isRefused ? { kind: 'issue', slip: slips.length + 1, ...wanted } : undefined;
};

/** One step towards the receipt that ought to be there; undefined where it is, or somebody else has to act first. */
export const nextReceiptStep = (
  facts: CashReceiptFacts,
  wanted: WantedReceipt | undefined,
): ReceiptStep | undefined => {
  if (isReceiptOpen(facts) || facts.slips.some(({ in_payment }) => in_payment)) return undefined;
  const standing = standingSlip(facts);
  if (!standing) return toIssue(facts, wanted);
  const back = isCancelRefused(standing) ? undefined : takenBack(standing, wanted);
  return back && { kind: 'cancel', slip: standing.no, cancel: standing.cancels.length + 1, ...back };
};

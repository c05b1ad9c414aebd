import { orderTitle } from '@maru/contracts/shop/order/order.words';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { cashReceiptStream } from '@maru/contracts/shop/cash-receipt/cash-receipt.events';
import { type CashReceiptFacts, noCashReceipt } from '@maru/contracts/shop/cash-receipt/cash-receipt.fold';
import {
  nextReceiptStep,
  type ReceiptStep,
  selfIssuedTo,
  wantedReceipt,
} from '@maru/contracts/shop/cash-receipt/cash-receipt.plan';
import type { Slip, SlipCancel } from '@maru/contracts/shop/cash-receipt/cash-receipt.views';
import { configStream } from '@maru/contracts/site/config/config.events';
import { configFold } from '@maru/contracts/site/config/config.fold';
import type { SystemCommands } from '../../pipeline/send.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { type PaymentProvider, OutcomeUnknown } from '../payment/payment-provider.ts';
import { cashReceiptAggregate } from './cash-receipt.aggregate.ts';
import { isInvoiced } from './invoiced.service.ts';
import { type ReceiptProvider, ReceiptRefused } from './receipt-provider.ts';

export interface ReceiptParts extends SystemCommands {
  readonly provider: Pick<PaymentProvider, 'find'>;
  readonly receipts: ReceiptProvider;
  /** Epoch ms. */
  readonly now: () => number;
}

/** More steps than any order takes at once: taken back, and written anew. */
const mostSteps = 8;

export const receiptOf = async ({ load }: Pick<SystemCommands, 'load'>, id: string): Promise<CashReceiptFacts> =>
  (await load(cashReceiptAggregate, cashReceiptStream(id))).state ?? noCashReceipt(id);

const nameOf = ({ lines }: OrderFacts) => orderTitle(`${lines[0]?.name}`, lines.length - 1).slice(0, 100);

/** The number that was asked for, by which of the asks it was. */
export const numberOf = (order: OrderFacts, { asks }: CashReceiptFacts, { use, ask }: Pick<Slip, 'use' | 'ask'>) => {
  if (use === 'self') return selfIssuedTo;
  return ask === 0 ? order.cash_receipt : (asks[ask - 1]?.number ?? '');
};

const unwritten = { key: '', issue_number: '', url: '' };
/** What the provider said of a question: a refusal is an answer. */
const asked = <A>(question: Promise<A>, nothing: A) =>
  question.then(
    (answer) => ({ answer, code: null }),
    (error: unknown) => {
      if (error instanceof ReceiptRefused) return { answer: nothing, code: error.code };
      throw error;
    },
  );

interface Receipt {
  readonly order: OrderFacts;
  readonly facts: CashReceiptFacts;
}

const finishSlip = async ({ receipts, send }: ReceiptParts, { order, facts }: Receipt, slip: Slip): Promise<void> => {
  const { no, use, amount, tax_free: taxFree } = slip;
  const of = { orderId: order.id, slip: no, use, number: numberOf(order, facts, slip), name: nameOf(order) };
  const { answer, code } = await asked(receipts.issue({ ...of, amount, taxFree }), unwritten);
  await send({ type: 'RecordCashReceipt', data: { id: order.id, slip: no, code, ...answer } });
};

const finishCancel = async (
  { receipts, send }: ReceiptParts,
  { order: { id } }: Receipt,
  { slip: { no: slip, key }, cancel: { no: cancel, amount } }: { readonly slip: Slip; readonly cancel: SlipCancel },
): Promise<void> => {
  const { code } = await asked(receipts.cancel({ orderId: id, slip, cancel, key, amount }), undefined);
  await send({ type: 'RecordReceiptCancel', data: { id, slip, cancel, code } });
};

/** What was begun before is brought to its end first. */
const finishOpen = async (parts: ReceiptParts, receipt: Receipt): Promise<void> => {
  for (const slip of receipt.facts.slips) {
    if (slip.status === 'requested') await finishSlip(parts, receipt, slip);
    for (const cancel of slip.cancels)
      if (cancel.status === 'requested') await finishCancel(parts, receipt, { slip, cancel });
  }
};

/** The provider may have written the first one with the payment: it is asked before another is written beside it. */
const begin = async ({ provider, send }: ReceiptParts, { order }: Receipt, step: ReceiptStep): Promise<void> => {
  const { kind: _, ...data } = step;
  const { id, payment_key: key } = order;
  if (step.kind === 'cancel') return send({ type: 'RequestReceiptCancel', data: { id, ...data } });
  const seen = step.slip === 1 && key !== null ? await provider.find({ key, orderId: id }) : undefined;
  if (seen?.receipt_in_payment) {
    const { ask, slip } = step;
    return send({ type: 'TakeCashReceipt', data: { id, slip, ask, ...seen.receipt_in_payment } });
  }
  return send({ type: 'RequestCashReceipt', data: { id, ...data } });
};

/** What is to be done next; undefined where the receipts are what they ought to be, or wait for somebody. */
export const nextStepOf = async (
  load: SystemCommands['load'],
  { order, facts }: Receipt,
  now: number,
): Promise<ReceiptStep | undefined> => {
  const { self_issued: selfIssued } = (await load(configFold, configStream)).state.payment;
  const invoiced = await isInvoiced(load, order.id);
  return nextReceiptStep(facts, wantedReceipt({ order, facts, selfIssued, invoiced, now }));
};

/**
 * The receipts of an order become what they ought to be: issued, taken back in part or whole, written anew. May be called
 * at any time, by anyone, and goes on where it was left. Throws `OutcomeUnknown`.
 */
export const alignReceipt = async (parts: ReceiptParts, orderId: string): Promise<void> => {
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const order = await orderOf(parts.load, orderId);
    if (!order) return;
    await finishOpen(parts, { order, facts: await receiptOf(parts, orderId) });
    const facts = await receiptOf(parts, orderId);
    const step = await nextStepOf(parts.load, { order, facts }, parts.now());
    if (!step) return;
    await begin(parts, { order, facts }, step);
  }
  throw new OutcomeUnknown('the receipts of an order do not come to rest');
};

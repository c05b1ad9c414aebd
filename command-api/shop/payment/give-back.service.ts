import { shareOf } from '@maru/contracts/shop/order/order.amounts';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { virtualAccount } from '@maru/contracts/shop/order/order.refund-account';
import { cancelReasons, type SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import {
  accountRefusals,
  type Attempt,
  openRefunds,
  orderTakesIt,
  type Refund,
  waitingRefunds,
} from '@maru/contracts/shop/payment/payment.fold';
import type { Loaded } from '../../pipeline/aggregate.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { orderAggregate } from '../order/order.aggregate.ts';
import type { OrderState } from '../order/order.state.ts';
import { paymentSubjectOf } from '@maru/contracts/shop/payment/payment-subject';
import { type Payable, payableIn } from './payable.service.ts';
import { OutcomeUnknown, RefundRefused, type RefundRequest } from './payment-provider.ts';
import { paymentOf, recordSeen, type SettlementParts } from './settlement-parts.ts';

type LoadedOrder = Loaded<OrderState>;

const isTakenAndBack = ({ status, amount, cancelled }: SeenPayment) => status === 'paid' && cancelled >= amount;
const isAllBack = (seen: SeenPayment) => seen.status === 'refused' || isTakenAndBack(seen);

/** Money from a card goes back to it. */
const cameIntoAccount = (attempt: Attempt | undefined) =>
  attempt !== undefined && (attempt.deposit !== null || attempt.method === virtualAccount);

/** Of a refund from before its part without VAT was told. */
const taxFreeOf = ({ amount, tax_free }: Refund, payable: Payable | undefined) =>
  tax_free ?? shareOf(payable?.taxFree ?? 0, amount ?? 0, payable?.total ?? 0);

interface Giving {
  /** As the provider names it: see `PaymentSubject`. */
  readonly orderId: string;
  readonly refund: Refund;
  readonly attempt: Attempt | undefined;
  readonly order: LoadedOrder;
  readonly payable: Payable | undefined;
}
/** What is only to be closed while it waits: the order takes it where the deposit has come after all. */
const isOrders = ({ refund: { key, reason }, payable }: Pick<Giving, 'refund' | 'payable'>) =>
  payable?.isOpen || (reason === 'unpaid' && payable?.key === key);
const accountFor = (giving: Giving) =>
  cameIntoAccount(giving.attempt) && !isOrders(giving) ? (giving.order.state?.refund_account ?? null) : null;

const settling = ({ send }: SettlementParts, giving: Giving) => {
  const { orderId: id, refund, order } = giving;
  const { refundId } = refund;
  const settle = (outcome: 'done' | 'refused', code: string) =>
    send({ type: 'SettleRefund', data: { id, refundId, outcome, code } }, `settle ${refundId} ${outcome}`);
  const awaitAccount = (code: string) =>
    isOrders(giving)
      ? settle('refused', orderTakesIt)
      : send({ type: 'AwaitRefundAccount', data: { id, refundId, order_revision: order.revision, code } });
  return { settle, awaitAccount };
};

const askForRefund = (
  { provider }: SettlementParts,
  giving: Giving,
  { refundId, amount }: Pick<RefundRequest, 'refundId' | 'amount'>,
): Promise<SeenPayment> => {
  const { orderId, refund, payable } = giving;
  const { key, reason, accounts_refused: accountsRefused } = refund;
  const account = accountFor(giving);
  const taxFree = Math.min(taxFreeOf(refund, payable), amount ?? Infinity);
  return provider.cancel({
    key,
    orderId,
    refundId,
    amount,
    taxFree,
    reason: cancelReasons[reason],
    account,
    accountsRefused,
  });
};

const wantedOf = ({ amount, covered }: Refund) => (amount === null ? null : amount - covered);

/**
 * Somebody gave a part of it back at the provider, which nobody here knew of when it was asked for: the rest goes back,
 * as a refund of its own, since the answer to the first is remembered.
 */
const giveRest = async (parts: SettlementParts, giving: Giving): Promise<void> => {
  const { orderId, refund } = giving;
  const refundId = commandIdOf(orderId, `rest of ${refund.refundId}`);
  const { settle } = settling(parts, giving);
  try {
    await recordSeen(parts, orderId, await askForRefund(parts, giving, { refundId, amount: null }));
    await settle('done', 'atConsole');
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    const seen = await parts.provider.find({ key: refund.key, orderId });
    await recordSeen(parts, orderId, seen);
    await settle(isTakenAndBack(seen) ? 'done' : 'refused', error.code);
  }
};

const afterRefusal = async (parts: SettlementParts, giving: Giving, code: string): Promise<void> => {
  const { orderId, refund } = giving;
  const { settle, awaitAccount } = settling(parts, giving);
  const seen = await parts.provider.find({ key: refund.key, orderId });
  await recordSeen(parts, orderId, seen);
  // Nothing was taken yet, so nothing can be given back.
  if (seen.status === 'pending') throw new OutcomeUnknown('nothing to give back yet');
  if (refund.amount === null ? isAllBack(seen) : isTakenAndBack(seen)) return settle('done', code);
  if (accountRefusals.has(code)) return awaitAccount(code);
  if (seen.status === 'paid' && (wantedOf(refund) ?? 0) > seen.amount - seen.cancelled) return giveRest(parts, giving);
  await settle('refused', code);
};
const lacksAccount = (giving: Giving) =>
  giving.attempt?.status === 'paid' && cameIntoAccount(giving.attempt) && accountFor(giving) === null;

const giveBack = async (parts: SettlementParts, giving: Giving): Promise<void> => {
  const { settle, awaitAccount } = settling(parts, giving);
  if (lacksAccount(giving)) return awaitAccount('');
  try {
    const { refundId } = giving.refund;
    const asked = { refundId, amount: wantedOf(giving.refund) };
    await recordSeen(parts, giving.orderId, await askForRefund(parts, giving, asked));
    await settle('done', '');
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    await afterRefusal(parts, giving, error.code);
  }
};

interface OfOrder {
  readonly order: LoadedOrder;
  readonly payable: Payable | undefined;
}
/** A refund that waits for an account goes on where the order says more than it did then, or took the money itself. */
const resumeRefunds = async (parts: SettlementParts, id: string, { order, payable }: OfOrder): Promise<void> => {
  for (const refund of waitingRefunds(await paymentOf(parts, id))) {
    const isTold = order.state?.refund_account && order.revision > refund.order_revision;
    if (isTold || isOrders({ refund, payable }))
      await parts.send({ type: 'ResumeRefund', data: { id, refundId: refund.refundId } });
  }
};

/** Throws `OutcomeUnknown` for what is to be tried again. */
export const refund = async (parts: SettlementParts, id: string): Promise<void> => {
  const order: LoadedOrder = await parts.load(orderAggregate, orderStream(paymentSubjectOf(id).orderId));
  const of = { order, payable: payableIn(order.state, id) };
  await resumeRefunds(parts, id, of);
  const payment = await paymentOf(parts, id);
  for (const open of openRefunds(payment)) {
    const attempt = payment.attempts.find(({ key }) => key === open.key);
    await giveBack(parts, { orderId: id, refund: open, attempt, ...of });
  }
};

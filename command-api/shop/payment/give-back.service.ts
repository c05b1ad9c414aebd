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
import { orderAggregate } from '../order/order.aggregate.ts';
import type { OrderState } from '../order/order.state.ts';
import { OutcomeUnknown, RefundRefused } from './payment-provider.ts';
import { paymentOf, recordSeen, type SettlementParts } from './settlement-parts.ts';

type LoadedOrder = Loaded<OrderState>;

const isAllBack = ({ status, amount, cancelled }: SeenPayment) =>
  status === 'refused' || (status === 'paid' && cancelled >= amount);

/** Money from a card goes back to it. */
const cameIntoAccount = (attempt: Attempt | undefined) =>
  attempt !== undefined && (attempt.deposit !== null || attempt.method === virtualAccount);

/** Of a refund from before its part without VAT was told. */
const taxFreeOf = ({ amount, tax_free }: Refund, { state }: LoadedOrder) =>
  tax_free ?? shareOf(state?.amounts.tax_free ?? 0, amount ?? 0, state?.amounts.total ?? 0);

interface Giving {
  readonly orderId: string;
  readonly refund: Refund;
  readonly attempt: Attempt | undefined;
  readonly order: LoadedOrder;
}
/** What is only to be closed while it waits: the order takes it where the deposit has come after all. */
const isOrders = ({ refund: { key, reason }, order: { state } }: Pick<Giving, 'refund' | 'order'>) =>
  state?.stage === 'awaitingPayment' || (reason === 'unpaid' && state?.payment_key === key);
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

const askForRefund = ({ provider }: SettlementParts, giving: Giving): Promise<SeenPayment> => {
  const { orderId, refund, order } = giving;
  const { key, refundId, covered, reason, accounts_refused: accountsRefused } = refund;
  const amount = refund.amount === null ? null : refund.amount - covered;
  const account = accountFor(giving);
  const taxFree = Math.min(taxFreeOf(refund, order), amount ?? Infinity);
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

const afterRefusal = async (parts: SettlementParts, giving: Giving, code: string): Promise<void> => {
  const { orderId, refund } = giving;
  const { settle, awaitAccount } = settling(parts, giving);
  const seen = await parts.provider.find({ key: refund.key, orderId });
  await recordSeen(parts, orderId, seen);
  // Nothing was taken yet, so nothing can be given back.
  if (seen.status === 'pending') throw new OutcomeUnknown('nothing to give back yet');
  if (refund.amount === null && isAllBack(seen)) return settle('done', code);
  await (accountRefusals.has(code) ? awaitAccount(code) : settle('refused', code));
};
const lacksAccount = (giving: Giving) =>
  giving.attempt?.status === 'paid' && cameIntoAccount(giving.attempt) && accountFor(giving) === null;

const giveBack = async (parts: SettlementParts, giving: Giving): Promise<void> => {
  const { settle, awaitAccount } = settling(parts, giving);
  if (lacksAccount(giving)) return awaitAccount('');
  try {
    await recordSeen(parts, giving.orderId, await askForRefund(parts, giving));
    await settle('done', '');
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    await afterRefusal(parts, giving, error.code);
  }
};

/** A refund that waits for an account goes on where the order says more than it did then, or took the money itself. */
const resumeRefunds = async (parts: SettlementParts, orderId: string, order: LoadedOrder): Promise<void> => {
  for (const refund of waitingRefunds(await paymentOf(parts, orderId))) {
    const isTold = order.state?.refund_account && order.revision > refund.order_revision;
    if (isTold || isOrders({ refund, order }))
      await parts.send({ type: 'ResumeRefund', data: { id: orderId, refundId: refund.refundId } });
  }
};

/** Throws `OutcomeUnknown` for what is to be tried again. */
export const refund = async (parts: SettlementParts, orderId: string): Promise<void> => {
  const order: LoadedOrder = await parts.load(orderAggregate, orderStream(orderId));
  await resumeRefunds(parts, orderId, order);
  const payment = await paymentOf(parts, orderId);
  for (const open of openRefunds(payment)) {
    const attempt = payment.attempts.find(({ key }) => key === open.key);
    await giveBack(parts, { orderId, refund: open, attempt, order });
  }
};

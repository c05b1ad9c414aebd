import { type Actor, system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { buyerOf, type OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import {
  needsRefundAccount,
  type RefundAccount,
  virtualAccount,
} from '@maru/contracts/shop/order/order.refund-account';

interface RefundAccountInput {
  readonly newAccount: RefundAccount | undefined;
  /** Won that go back because of it. */
  readonly refund: number;
  readonly actor: Actor;
}
const isKnown = ({ refund_account: known }: OrderFacts, { bank, account, holder }: RefundAccount) =>
  known?.bank === bank && known.account === account && known.holder === holder;
/** Nobody knows of a deposit at once, so an account is dropped only where something else has paid. */
export const takesAccount = ({ deposit, method, escrow }: OrderFacts) =>
  deposit !== null || escrow || method === null || method === virtualAccount;

/** What the system cancels waits for no account: a person looks after its refund. */
export const refundAccountOf = (
  order: OrderFacts,
  { newAccount, refund, actor }: RefundAccountInput,
): readonly OrderEvent[] => {
  if (newAccount)
    return takesAccount(order) && !isKnown(order, newAccount)
      ? [{ type: 'OrderRefundAccountGiven', data: { id: order.id, buyer: buyerOf(order), ...newAccount } }]
      : [];
  if (refund > 0 && needsRefundAccount(order, refund) && actor.id !== system.id)
    throw new Rejected('refund_account_needed');
  return [];
};

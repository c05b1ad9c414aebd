import { type Actor, system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { buyerOf } from '@maru/contracts/shop/order/order.personal';
import {
  needsRefundAccount,
  type RefundAccount,
  virtualAccount,
} from '@maru/contracts/shop/order/order.refund-account';

interface Told {
  readonly given: RefundAccount | undefined;
  /** Whether money goes back because of it. */
  readonly paid: boolean;
  readonly actor: Actor;
}
const isKnown = ({ refund_account: known }: OrderFacts, { bank, account, holder }: RefundAccount) =>
  known?.bank === bank && known.account === account && known.holder === holder;
const takesOne = ({ deposit, method }: OrderFacts) => deposit !== null || method === virtualAccount;

/** What the system cancels waits for no account: a person looks after its refund. */
export const refundAccountOf = (order: OrderFacts, { given, paid, actor }: Told): readonly OrderEvent[] => {
  if (given)
    return takesOne(order) && !isKnown(order, given)
      ? [{ type: 'OrderRefundAccountGiven', data: { id: order.id, buyer: buyerOf(order), ...given } }]
      : [];
  if (paid && needsRefundAccount(order) && actor.id !== system.id) throw new Rejected('refund_account_needed');
  return [];
};

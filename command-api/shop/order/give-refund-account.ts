import { Rejected } from '@maru/contracts/kernel/rejections';
import { existingOrder, type OrderDecider } from './order.state.ts';
import { refundAccountOf, takesAccount } from './refund-account-of.ts';

/** At any time: the deposit, the cancellation and the account become known in any order. */
export const giveRefundAccount: OrderDecider<'GiveRefundAccount'> = (
  state,
  { data: { refund_account: newAccount } },
  { actor },
) => {
  const order = existingOrder(state);
  if (!takesAccount(order)) throw new Rejected('order_step_refused');
  return refundAccountOf(order, { newAccount, refund: 0, actor });
};

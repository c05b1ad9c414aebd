import { orderErrors } from '@maru/contracts/shop/order/order.words';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { isPartOf, restOf } from '@maru/contracts/shop/order/order.parts';
import { mustBeAllowed, type OrderDecider, existingOrder } from './order.state.ts';
import { refundAccountOf } from './refund-account-of.ts';

export const askBack: OrderDecider<'AskBack'> = (
  state,
  { data: { id, wish, parts: wanted, reason, refund_account: newAccount } },
  by,
) => {
  const order = existingOrder(state);
  mustBeAllowed(order, wish, by);
  const goods = { lines: order.lines.filter(({ kind }) => kind === 'goods') };
  const parts = [...(wanted ?? restOf(goods))];
  if (!isPartOf(goods, parts))
    throw new Rejected('invalid_input', { errors: [{ path: 'parts', message: orderErrors.partsToSend }] });
  const returns = wish === 'requestReturn';
  return [
    ...refundAccountOf(order, { newAccount, hasRefund: returns, actor: by.actor }),
    { type: returns ? 'OrderReturnRequested' : 'OrderExchangeRequested', data: { id, parts, reason } },
  ];
};

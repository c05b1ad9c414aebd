import { orderErrors } from '@maru/contracts/shop/order/order.words';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { restitutionFor, isPartOf, restOf } from '@maru/contracts/shop/order/order.parts';
import { existingOrder, mustBeAllowed, type OrderDecider, pendingRequestOf } from './order.state.ts';
import { refundAccountOf } from './refund-account-of.ts';
import { newestExchange } from './exchanges.ts';

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

/** Licences ordered with the goods stay. */
export const acceptReturn: OrderDecider<'AcceptReturn'> = (state, { data: { id, back_to } }, by) => {
  const order = existingOrder(state);
  mustBeAllowed(order, 'acceptReturn', by);
  const { parts, reason } = pendingRequestOf(order);
  return [{ type: 'OrderReturned', data: { id, parts, ...restitutionFor(order, parts), reason, back_to } }];
};

/** An exchange may have been declined meanwhile, and another requested. */
export const acceptExchange: OrderDecider<'AcceptExchange'> = (state, { data: { id, exchange, back_to } }, by) => {
  const order = existingOrder(state);
  mustBeAllowed(order, 'acceptExchange', by);
  if (exchange !== newestExchange(order)) throw new Rejected('order_step_refused');
  return [{ type: 'OrderExchanged', data: { id, exchange, parts: pendingRequestOf(order).parts, back_to } }];
};

import { Rejected } from '@maru/contracts/kernel/rejections';
import { newestExchange } from './exchanges.ts';
import { pendingRequestOf, mustBeAllowed, type OrderDecider, existingOrder } from './order.state.ts';

/** An exchange may have been declined meanwhile, and another requested. */
export const acceptExchange: OrderDecider<'AcceptExchange'> = (state, { data: { id, exchange, back_to } }, by) => {
  const order = existingOrder(state);
  mustBeAllowed(order, 'acceptExchange', by);
  if (exchange !== newestExchange(order)) throw new Rejected('order_step_refused');
  return [{ type: 'OrderExchanged', data: { id, exchange, parts: pendingRequestOf(order).parts, back_to } }];
};

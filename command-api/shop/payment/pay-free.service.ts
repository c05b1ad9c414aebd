import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { freeOfCharge } from '@maru/contracts/shop/payment/payment-ways';
import type { SystemCommands } from '../../pipeline/send.ts';
import { orderOf } from '../order/order.aggregate.ts';

const isFree = ({ stage, amounts }: OrderFacts) => stage === 'awaitingPayment' && amounts.total === 0;

/** An order that coupon and points pay for whole is paid at once: no provider knows of it. Answers the order. */
export const payFree = async ({ load, send }: SystemCommands, order: OrderFacts): Promise<OrderFacts> => {
  if (!isFree(order)) return order;
  const { id } = order;
  await send({ type: 'PayOrder', data: { id, amount: 0, method: freeOfCharge, key: '', receipt: null } }, `free ${id}`);
  return (await orderOf(load, id)) ?? order;
};

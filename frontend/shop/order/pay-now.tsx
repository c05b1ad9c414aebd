import type { Order } from '@maru/contracts/shop/order/order.views';
import { won } from '../../format/number.ts';
import type { OrderCalls } from './order.api.ts';
import { PayChoice } from './pay-choice.tsx';

export interface PayNowProps {
  readonly order: Order;
  readonly calls: Pick<OrderCalls, 'openPayment'>;
}

/** Opens the payment window again, also for an order of another device. */
export const PayNow = ({ order, calls }: PayNowProps) => {
  const { total } = order.amounts;
  return order.actions.includes('openPayment') ? (
    <PayChoice order={order} total={total} label={`${won(total)} 결제하기`} open={calls.openPayment} />
  ) : null;
};

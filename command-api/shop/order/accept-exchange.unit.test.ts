import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { describe, it } from 'vitest';
import {
  admin,
  buyer,
  id,
  order,
  OrderDelivered,
  OrderExchanged,
  OrderExchangeRequested,
  OrderPaid,
  OrderPlaced,
  OrderPrepared,
  OrderReturnRequested,
  OrderShipped,
} from './order.spec.ts';

const accept = (exchange = 1) => ({ type: 'AcceptExchange', data: { id, exchange, back_to: 'writeOff' } }) as const;
const delivered = [OrderPlaced, OrderPaid, OrderPrepared, OrderShipped, OrderDelivered];
const { OrderExchangeDeclined } = orderExamples;

describe('AcceptExchange', () => {
  it('sends others for what was asked back', () =>
    order
      .given(...delivered, OrderExchangeRequested)
      .when(accept(), admin)
      .emits(OrderExchanged));
  it('accepts the one that was looked at, and no later one', () => {
    const again = [...delivered, OrderExchangeRequested, OrderExchangeDeclined, OrderExchangeRequested];
    order
      .given(...again)
      .when(accept(1), admin)
      .isRefused('order_step_refused');
    order
      .given(...again)
      .when(accept(2), admin)
      .emits({ ...OrderExchanged, data: { ...OrderExchanged.data, exchange: 2 } });
  });
  it("is not the buyer's, nor for what nobody wants exchanged", () => {
    order
      .given(...delivered, OrderExchangeRequested)
      .when(accept(), buyer)
      .isRefused('order_step_refused');
    order
      .given(...delivered, OrderReturnRequested)
      .when(accept(), admin)
      .isRefused('order_step_refused');
    order
      .given(...delivered, OrderExchangeRequested, OrderExchanged)
      .when(accept(), admin)
      .isRefused('order_step_refused');
  });
});

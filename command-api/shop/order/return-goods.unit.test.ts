import { describe, it } from 'vitest';
import {
  admin,
  buyer,
  id,
  order,
  OrderDelivered,
  OrderExchangeRequested,
  OrderPaid,
  OrderPlaced,
  OrderPrepared,
  OrderReturned,
  OrderReturnRequested,
  OrderShipped,
} from './order.spec.ts';

const accept = (back_to: 'stock' | 'writeOff' = 'stock') => ({ type: 'AcceptReturn', data: { id, back_to } }) as const;
const delivered = [OrderPlaced, OrderPaid, OrderPrepared, OrderShipped, OrderDelivered];
const asked = { ...OrderReturnRequested, data: { ...OrderReturnRequested.data, parts: [{ no: 1, quantity: 1 }] } };

describe('AcceptReturn', () => {
  it('gives back what was asked for, and says what becomes of the goods', () => {
    order
      .given(...delivered, OrderReturnRequested)
      .when(accept(), admin)
      .emits(OrderReturned);
    order
      .given(...delivered, OrderReturnRequested)
      .when(accept('writeOff'), admin)
      .emits({ ...OrderReturned, data: { ...OrderReturned.data, back_to: 'writeOff' } });
    order
      .given(...delivered, asked)
      .when(accept(), admin)
      .emits({ ...OrderReturned, data: { ...OrderReturned.data, parts: asked.data.parts, refund: 34_850 } });
  });
  it('gives back all goods where an older event names no parts', () => {
    const { parts: _, ...older } = OrderReturnRequested.data;
    order
      .given(...delivered, { ...OrderReturnRequested, data: older })
      .when(accept(), admin)
      .emits(OrderReturned);
  });
  it('gives money for what was to be exchanged', () => {
    order
      .given(...delivered, OrderExchangeRequested)
      .when(accept(), admin)
      .emits({ ...OrderReturned, data: { ...OrderReturned.data, reason: 'defective' } });
  });
  it("is not the buyer's, nor for what nobody asked back", () => {
    order
      .given(...delivered, OrderReturnRequested)
      .when(accept(), buyer)
      .isRefused('order_step_refused');
    order
      .given(...delivered)
      .when(accept(), admin)
      .isRefused('order_step_refused');
    order
      .given(...delivered, OrderReturnRequested, OrderReturned)
      .when(accept(), admin)
      .isRefused('order_step_refused');
  });
});

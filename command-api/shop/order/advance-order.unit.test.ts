import { simpleStep } from '@maru/contracts/shop/order/order.commands';
import { describe, it } from 'vitest';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import {
  admin,
  buyer,
  id,
  order,
  OrderConfirmed,
  OrderDelivered,
  OrderExchanged,
  OrderExchangeRequested,
  OrderPaid,
  OrderPartCancelled,
  OrderPlaced,
  OrderPrepared,
  OrderReturned,
  OrderReturnRequested,
  OrderShipped,
} from './order.spec.ts';

type Simple = (typeof simpleStep.options)[number];
const step = (name: Simple) => ({ type: 'AdvanceOrder', data: { id, step: name } }) as const;
const shipped = [OrderPlaced, OrderPaid, OrderPrepared, OrderShipped];
const delivered = [...shipped, OrderDelivered];

describe('AdvanceOrder', () => {
  const way: readonly (readonly [Simple, readonly OrderEvent[], typeof buyer, OrderEvent])[] = [
    ['prepare', [OrderPlaced, OrderPaid], admin, OrderPrepared],
    ['deliver', shipped, admin, OrderDelivered],
    ['confirm', delivered, buyer, OrderConfirmed],
    ['declineReturn', [...delivered, OrderReturnRequested], admin, { type: 'OrderReturnDeclined', data: { id } }],
    ['declineExchange', [...delivered, OrderExchangeRequested], admin, { type: 'OrderExchangeDeclined', data: { id } }],
  ];
  it.each(way)('%s', (name, past, actor, event) =>
    order
      .given(...past)
      .when(step(name), actor)
      .emits(event),
  );

  it('is content with what is left, but not with nothing', () => {
    const back = { ...OrderReturned, data: { ...OrderReturned.data, parts: [{ no: 1, quantity: 1 }] } };
    order
      .given(...delivered, OrderReturnRequested, back)
      .when(step('confirm'), buyer)
      .emits(OrderConfirmed);
    order
      .given(...delivered, OrderReturnRequested, OrderReturned)
      .when(step('confirm'), buyer)
      .isRefused('order_step_refused');
  });
  it('is content with what came instead', () => {
    order
      .given(...delivered, OrderExchangeRequested, OrderExchanged)
      .when(step('confirm'), buyer)
      .emits(OrderConfirmed);
  });

  it.each(simpleStep.options)('%s is not for strangers, nor for an order that waits', (name) => {
    order
      .given(...delivered, OrderReturnRequested)
      .when(step(name), { id: 'a stranger', level: 1 })
      .isRefused('order_step_refused');
    order.given(OrderPlaced).when(step(name), admin).isRefused('order_step_refused');
  });
});

const { courier, tracking } = OrderShipped.data.parcel;
const ship = { type: 'ShipOrder', data: { id, courier, tracking } } as const;

describe('ShipOrder', () => {
  it('sends what is prepared', () =>
    order.given(OrderPlaced, OrderPaid, OrderPrepared).when(ship, admin).emits(OrderShipped));
  it('says what of which lines is in the parcel, after a part was cancelled too', () =>
    order
      .given(OrderPlaced, OrderPaid, OrderPartCancelled, OrderPrepared)
      .when(ship, admin)
      .emits({
        ...OrderShipped,
        data: {
          id,
          parcel: {
            ...OrderShipped.data.parcel,
            parts: [
              { no: 1, quantity: 1 },
              { no: 2, quantity: 1 },
            ],
          },
        },
      }));
  it('sends nothing else, and by nobody else', () => {
    order.given(OrderPlaced, OrderPaid).when(ship, admin).isRefused('order_step_refused');
    order.given(OrderPlaced, OrderPaid, OrderPrepared).when(ship, buyer).isRefused('order_step_refused');
  });
});

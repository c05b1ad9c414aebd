import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { orderFold } from '@maru/contracts/shop/order/order.fold';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { Projection } from '../../runtime/projection.ts';

export const orderProjection: Projection<OrderEvent, OrderDocument> = {
  name: 'order',
  version: 18,
  view: {
    fields: {
      number: 'text',
      user_id: 'text',
      status: 'text',
      placed_at: 'number',
      pay_until: 'number',
      due_at: 'number',
      owed_since: 'number',
      awaited_since: 'number',
    },
    indexes: [
      ['placed_at'],
      ['number'],
      ['user_id', 'placed_at'],
      ['user_id', 'status', 'placed_at'],
      ['status', 'pay_until'],
      ['due_at'],
      ['owed_since'],
      ['awaited_since'],
      ['status', 'placed_at'],
    ],
    personal: true,
  },
  streams: [orderStream('')],
  own: orderStream(''),
  key: (event) => event.data.id,
  on: orderFold.evolve,
};

import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { type OrderFacts, orderFold } from '@maru/contracts/shop/order/order.fold';
import { listedFieldsOf, type ListedOrder } from '@maru/contracts/shop/order/order.list';
import { handlersOf } from '@maru/contracts/kernel/fold';
import type { Body, Projection } from '../../runtime/projection.ts';

export const orderProjection: Projection<OrderEvent, ListedOrder> = {
  name: 'order',
  version: 22,
  view: {
    fields: {
      id: 'text',
      number: 'text',
      recipient: 'text',
      total: 'number',
      refunded: 'number',
      user_id: 'text',
      status: 'text',
      placed_at: 'number',
      paid_at: 'number',
      pay_until: 'number',
      due_at: 'number',
      owed_since: 'number',
      awaited_since: 'number',
    },
    indexes: [
      ['placed_at'],
      ['paid_at'],
      ['number'],
      ['user_id', 'placed_at'],
      ['user_id', 'status', 'placed_at'],
      ['status', 'pay_until'],
      ['due_at'],
      ['owed_since'],
      ['awaited_since'],
      ['status', 'placed_at'],
      ['recipient'],
      ['total'],
      ['paid_at'],
      ['refunded'],
      ['status', 'total'],
      // Everything lists are sorted by: whatever stands behind the first column is sorted without reading documents.
      ['recipient', 'total', 'placed_at', 'paid_at', 'number', 'refunded'],
    ],
    search: ['found_by'],
    personal: true,
  },
  streams: [orderStream('')],
  own: orderStream(''),
  key: (event) => event.data.id,
  on: handlersOf<OrderEvent, Body<ListedOrder> | OrderFacts | undefined, Body<ListedOrder>>(
    orderFold.evolve,
    (doc) => doc,
    (facts) => facts && { ...facts, ...listedFieldsOf(facts) },
  ),
};

import type { Examples } from '../../kernel/message.ts';
import type { CartEvent } from './cart.events.ts';

const id = '01900000-0000-7000-8000-000000000001';
const choice = { item_id: '01900000-0000-7000-8000-0000000000f1', option_id: 1 };

export const cartExamples: Examples<CartEvent> = {
  CartItemAdded: { type: 'CartItemAdded', data: { id, ...choice, quantity: 2 } },
  CartQuantityChanged: { type: 'CartQuantityChanged', data: { id, ...choice, quantity: 5 } },
  CartItemRemoved: { type: 'CartItemRemoved', data: { id, ...choice } },
  CartMerged: {
    type: 'CartMerged',
    data: { id, lines: [{ ...choice, quantity: 98 }], left: [{ ...choice, quantity: 1 }] },
  },
  CartEmptied: { type: 'CartEmptied', data: { id, lines: [{ ...choice, quantity: 2 }] } },
};

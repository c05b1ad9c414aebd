import { describe, it } from 'vitest';
import { added, hidden, id, item, orderId, orders, released, reserved, taken } from './item.spec.ts';

const take = { type: 'TakeStock', data: { id, orderId } } as const;

describe('TakeStock', () => {
  it('sells what an order holds, once', () => {
    item.given(added, reserved).when(take, orders).emits(taken);
    item.given(added, reserved, taken).when(take, orders).emitsNothing();
  });
  it('sells it also when the item was hidden meanwhile', () => {
    item.given(added, reserved, hidden).when(take, orders).emits(taken);
  });
  it('sells nothing that is not held', () => {
    item.given(added).when(take, orders).isRefused('reservation_over');
    item.given(added, reserved, released).when(take, orders).isRefused('reservation_over');
  });
  it('sends what an exchange holds, once, whatever its order did', () => {
    const held = { ...reserved, data: { ...reserved.data, exchange: 1 } };
    const [send, sent] = [
      { type: 'TakeStock', data: { ...take.data, exchange: 1 } } as const,
      { ...taken, data: { ...taken.data, exchange: 1 } },
    ];
    item.given(added, reserved, taken, held).when(send, orders).emits(sent);
    item.given(added, reserved, taken, held, sent).when(send, orders).emitsNothing();
    item.given(added, reserved, taken).when(send, orders).isRefused('reservation_over');
  });
  it('refuses what is missing', () => {
    item.given().when(take, orders).isRefused('item_not_found');
  });
});

import { describe, it } from 'vitest';
import { added, id, item, orderId, orders, released, reserved, taken } from './item.spec.ts';

const release = { type: 'ReleaseStock', data: { id, orderId, reason: '시간 초과' } } as const;

describe('ReleaseStock', () => {
  it('lets go what an order holds, once', () => {
    item.given(added, reserved).when(release, orders).emits(released);
    item.given(added, reserved, released).when(release, orders).emitsNothing();
  });
  it('has nothing to let go where nothing was held', () => {
    item.given(added).when(release, orders).emitsNothing();
  });
  it('does not give back what is sold', () => {
    item.given(added, reserved, taken).when(release, orders).isRefused('reservation_over');
  });
  it('lets go what an exchange holds, not what its order does', () => {
    const held = { ...reserved, data: { ...reserved.data, exchange: 1 } };
    item.given(added, held).when(release, orders).emitsNothing();
    item
      .given(added, held)
      .when({ type: 'ReleaseStock', data: { ...release.data, exchange: 1 } }, orders)
      .emits({ ...released, data: { ...released.data, exchange: 1 } });
  });
  it('refuses what is missing', () => {
    item.given().when(release, orders).isRefused('item_not_found');
  });
});

import { describe, it } from 'vitest';
import { added, cart, choice, id, item_id, option_id, owner } from './cart.spec.ts';

const line = (quantity: number, option = option_id) => ({ item_id, option_id: option, quantity });
const merge = (...lines: ReturnType<typeof line>[]) => ({ type: 'MergeCart', data: { id, lines } }) as const;
const full = { ...added, data: { ...choice, quantity: 98 } };

describe('MergeCart', () => {
  it('adds quantities and keeps the rest', () =>
    cart
      .given(added)
      .when(merge(line(3), line(1, 7)), owner)
      .emits({ type: 'CartMerged', data: { id, lines: [line(5), line(1, 7)], left: [] } }));
  it('says what did not fit', () =>
    cart
      .given(full)
      .when(merge(line(3)), owner)
      .emits({ type: 'CartMerged', data: { id, lines: [line(99)], left: [line(2)] } }));
  it('does nothing with nothing', () => cart.given(added).when(merge(), owner).emitsNothing());
});

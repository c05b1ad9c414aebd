import { describe, it } from 'vitest';
import { added, cart, id, item_id, option_id, owner } from './cart.spec.ts';

const line = { item_id, option_id, quantity: 2 };
const empty = { type: 'EmptyCart' as const, data: { id, lines: [line] } };
const other = { ...added, data: { ...added.data, option_id: 9 } };

describe('EmptyCart', () => {
  it('takes out what was ordered only', () =>
    cart
      .given(added, other)
      .when(empty, owner)
      .emits({ type: 'CartEmptied', data: { id, lines: [line] } }));
  it('does nothing where it is out already', () => cart.given(other).when(empty, owner).emitsNothing());
});

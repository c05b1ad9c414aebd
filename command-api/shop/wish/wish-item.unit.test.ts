import { maxWishes } from '@maru/contracts/shop/wish/wish.commands';
import { describe, it } from 'vitest';
import { person, unwished, wish, wished } from './wish.spec.ts';

const command = { type: 'WishItem', data: wished.data } as const;

describe('WishItem', () => {
  it('is remembered once', () => {
    wish.given().when(command, person).emits(wished);
    wish.given(wished).when(command, person).emitsNothing();
    wish.given(wished, unwished).when(command, person).emits(wished);
  });
  it('has an end', () => {
    const others = Array.from({ length: maxWishes }, (_, at) => ({
      ...wished,
      data: { ...wished.data, item_id: `${at}` },
    }));
    wish
      .given(...others)
      .when(command, person)
      .isRefused('too_many_wishes');
    wish
      .given(...others.slice(1))
      .when(command, person)
      .emits(wished);
  });
});

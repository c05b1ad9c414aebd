import { wishExamples } from '@maru/contracts/shop/wish/wish.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { wishAggregate } from './wish.aggregate.ts';
import { maxWishes } from '@maru/contracts/shop/wish/wish.commands';
import { describe, it } from 'vitest';

const { ItemWished: wished, ItemUnwished: unwished } = wishExamples;
const { id } = wished.data;
const person = { id, level: 1 };
const wish = decisionsOf(wishAggregate);

describe('WishItem', () => {
  const command = { type: 'WishItem', data: wished.data } as const;

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

describe('UnwishItem', () => {
  const command = { type: 'UnwishItem', data: wished.data } as const;

  it('takes it off', () => wish.given(wished).when(command, person).emits(unwished));
  it('does nothing where it is not', () => wish.given(wished, unwished).when(command, person).emitsNothing());
});

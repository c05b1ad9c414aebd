import { describe, it } from 'vitest';
import { person, unwished, wish, wished } from './wish.spec.ts';

const command = { type: 'UnwishItem', data: wished.data } as const;

describe('UnwishItem', () => {
  it('takes it off', () => wish.given(wished).when(command, person).emits(unwished));
  it('does nothing where it is not', () => wish.given(wished, unwished).when(command, person).emitsNothing());
});

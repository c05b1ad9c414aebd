import { system } from '@maru/contracts/kernel/actor';
import { describe, it } from 'vitest';
import { asked, id, restock, told } from './restock.spec.ts';

const tell = (...option_ids: readonly number[]) => ({
  type: 'TellRestock' as const,
  data: { id, option_ids: [...option_ids] },
});
const [other, second] = [
  { ...asked, data: { ...asked.data, user_id: 'other' } },
  { ...asked, data: { ...asked.data, option_id: 2 } },
];

describe('TellRestock', () => {
  it('tells everyone who waits for it, in their order', () =>
    restock
      .given(asked, second, other)
      .when(tell(1), system)
      .emits(told, { ...told, data: other.data }));
  it('tells nobody twice', () => restock.given(asked, told).when(tell(1, 2), system).emitsNothing());
  it('tells nobody of something else', () => restock.given(asked).when(tell(2), system).emitsNothing());
});

import { describe, it } from 'vitest';
import { asked, cancelled, person, restock, told, wait } from './restock.spec.ts';

const cancel = { type: 'CancelRestock', data: wait } as const;

describe('CancelRestock', () => {
  it('waits no more', () => restock.given(asked).when(cancel, person).emits(cancelled));
  it('does nothing where nobody waits', () => {
    restock.given().when(cancel, person).emitsNothing();
    restock.given(asked, told).when(cancel, person).emitsNothing();
  });
});

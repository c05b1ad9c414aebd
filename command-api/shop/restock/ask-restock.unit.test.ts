import { describe, it } from 'vitest';
import { asked, cancelled, person, restock, told, wait } from './restock.spec.ts';

const ask = { type: 'AskRestock', data: wait } as const;

describe('AskRestock', () => {
  it('waits', () => restock.given().when(ask, person).emits(asked));
  it('waits once', () => restock.given(asked).when(ask, person).emitsNothing());
  it('waits anew after it was told, or after all', () => {
    restock.given(asked, told).when(ask, person).emits(asked);
    restock.given(asked, cancelled).when(ask, person).emits(asked);
  });
});

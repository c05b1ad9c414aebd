import type { Deciders } from '@maru/contracts/kernel/decider';
import type { RestockCommand } from '@maru/contracts/shop/restock/restock.commands';
import type { RestockEvent } from '@maru/contracts/shop/restock/restock.events';
import { isSame, type RestockState, type Waiting } from '@maru/contracts/shop/restock/restock.fold';

export type RestockDecider<T extends RestockCommand['type']> = Deciders<RestockCommand, RestockState, RestockEvent>[T];

export const waitsFor = (state: RestockState, wait: Waiting) => state.some((one) => isSame(one, wait));
/** The options that one person waits for. */
export const optionsOf = (state: RestockState, userId: string): number[] =>
  state.flatMap(({ option_id, user_id }) => (user_id === userId ? [option_id] : []));

import type { Deciders } from '@maru/contracts/kernel/decider';
import type { RestockCommand } from '@maru/contracts/shop/restock/restock.commands';
import type { RestockEvent } from '@maru/contracts/shop/restock/restock.events';

export interface Waiting {
  readonly option_id: number;
  readonly user_id: string;
}
/** Who waits for which options of an item, in the order in which they asked. */
export type RestockState = readonly Waiting[];
export type RestockDecider<T extends RestockCommand['type']> = Deciders<RestockCommand, RestockState, RestockEvent>[T];

export const isSame = (one: Waiting, other: Waiting) =>
  one.option_id === other.option_id && one.user_id === other.user_id;
export const waitsFor = (state: RestockState, wait: Waiting) => state.some((one) => isSame(one, wait));
/** The options that one person waits for. */
export const optionsOf = (state: RestockState, userId: string): number[] =>
  state.flatMap(({ option_id, user_id }) => (user_id === userId ? [option_id] : []));

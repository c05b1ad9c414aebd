import type { StreamFold } from '../../kernel/fold.ts';
import type { RestockEvent } from './restock.events.ts';

export interface Waiting {
  readonly option_id: number;
  readonly user_id: string;
}
/** Who waits for which options of an item, in the order in which they asked. */
export type RestockState = readonly Waiting[];

export const isSame = (one: Waiting, other: Waiting) =>
  one.option_id === other.option_id && one.user_id === other.user_id;
const without = (state: RestockState, wait: Waiting) => state.filter((one) => !isSame(one, wait));

export const restockFold: StreamFold<RestockState, RestockEvent> = {
  initialState: [],
  evolve: {
    RestockAsked: (state, { data: { option_id, user_id } }) => [...state, { option_id, user_id }],
    RestockCancelled: (state, { data }) => without(state, data),
    RestockTold: (state, { data }) => without(state, data),
  },
};

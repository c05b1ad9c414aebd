import type { StreamFold } from '../../kernel/fold.ts';
import type { PriceAlertEvent } from './price-alert.events.ts';

export interface PriceAlert {
  readonly user_id: string;
  /** What it cost when it was asked for. */
  readonly price: number;
}
/** Who waits for a lower price of an item, in the order in which they asked. */
export type PriceAlertState = readonly PriceAlert[];

const without = (state: PriceAlertState, userId: string) => state.filter(({ user_id }) => user_id !== userId);

export const priceAlertFold: StreamFold<PriceAlertState, PriceAlertEvent> = {
  initialState: [],
  evolve: {
    PriceAlertAsked: (state, { data: { user_id, price } }) => [...without(state, user_id), { user_id, price }],
    PriceAlertCancelled: (state, { data }) => without(state, data.user_id),
    PriceAlertTold: (state, { data }) => without(state, data.user_id),
  },
};

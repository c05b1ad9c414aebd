import { type RestockDecider, waitsFor } from './restock.state.ts';

export const cancelRestock: RestockDecider<'CancelRestock'> = (state, { data }) =>
  waitsFor(state, data) ? [{ type: 'RestockCancelled', data }] : [];

import { type RestockDecider, waitsFor } from './restock.state.ts';

/** Once is enough. */
export const askRestock: RestockDecider<'AskRestock'> = (state, { data }) =>
  waitsFor(state, data) ? [] : [{ type: 'RestockAsked', data }];

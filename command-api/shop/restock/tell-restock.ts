import type { RestockDecider } from './restock.state.ts';

/** Everyone who waits for one of these, once: whoever was told waits no more. */
export const tellRestock: RestockDecider<'TellRestock'> = (state, { data: { id, option_ids } }) =>
  state.flatMap(({ option_id, user_id }) =>
    option_ids.includes(option_id) ? [{ type: 'RestockTold' as const, data: { id, option_id, user_id } }] : [],
  );

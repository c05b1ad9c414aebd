import { factsOf, type ItemDecider, optionOf } from './item.state.ts';

/** What is left out stays. */
export const changeItemOption: ItemDecider<'ChangeItemOption'> = (state, { data: { id, optionId, name, price } }) => {
  const now = optionOf(factsOf(state), optionId);
  const change = {
    ...(name !== undefined && name !== now.name && { name }),
    ...(price !== undefined && price !== now.price && { price }),
  };
  return Object.keys(change).length === 0 ? [] : [{ type: 'ItemOptionChanged', data: { id, optionId, ...change } }];
};

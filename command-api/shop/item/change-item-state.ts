import { factsOf, type ItemDecider } from './item.state.ts';

export const changeItemState: ItemDecider<'ChangeItemState'> = (state, { data: { state: to } }) => {
  const { id, state: from, category } = factsOf(state);
  return from === to ? [] : [{ type: 'ItemStateChanged', data: { id, from, to, category } }];
};

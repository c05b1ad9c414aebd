import { Rejected } from '@maru/contracts/kernel/rejections';
import { maxItemOptions } from '@maru/contracts/shop/item/item.fields';
import { mustCountAsKind } from './item.rules.ts';
import { type ItemDecider, itemThere } from './item.state.ts';

export const addItemOption: ItemDecider<'AddItemOption'> = (state, { data }) => {
  const { item, lastOption } = itemThere(state);
  if (item.options.length >= maxItemOptions) throw new Rejected('too_many_options');
  mustCountAsKind(item.kind, data);
  return [{ type: 'ItemOptionAdded', data: { ...data, optionId: lastOption + 1 } }];
};

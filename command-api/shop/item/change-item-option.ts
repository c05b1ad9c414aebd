import { Rejected } from '@maru/contracts/kernel/rejections';
import { maxItemOptions } from '@maru/contracts/shop/item/item.fields';
import { quantityOf } from '@maru/contracts/shop/item/item.stock';
import { existingItem, factsOf, type ItemDecider, mustCountAsKind, optionOf } from './item.state.ts';

export const addItemOption: ItemDecider<'AddItemOption'> = (state, { data }) => {
  const { item, lastOption } = existingItem(state);
  if (item.options.length >= maxItemOptions) throw new Rejected('too_many_options');
  mustCountAsKind(item.kind, data);
  return [{ type: 'ItemOptionAdded', data: { ...data, optionId: lastOption + 1 } }];
};

export const changeItemOption: ItemDecider<'ChangeItemOption'> = (state, { data: { id, optionId, name, price } }) => {
  const now = optionOf(factsOf(state), optionId);
  const change = {
    ...(name !== undefined && name !== now.name && { name }),
    ...(price !== undefined && price !== now.price && { price }),
  };
  return Object.keys(change).length === 0 ? [] : [{ type: 'ItemOptionChanged', data: { id, optionId, ...change } }];
};

export const removeItemOption: ItemDecider<'RemoveItemOption'> = (state, { data: { id, optionId } }) => {
  const { item, held } = existingItem(state);
  optionOf(item, optionId);
  if (item.options.length === 1) throw new Rejected('last_option');
  if ([...held.values()].some(({ lines }) => quantityOf(lines, optionId) > 0)) throw new Rejected('stock_held');
  return [{ type: 'ItemOptionRemoved', data: { id, optionId } }];
};

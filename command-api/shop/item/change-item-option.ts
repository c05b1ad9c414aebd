import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import { maxItemOptions } from '@maru/contracts/shop/item/item.fields';
import type { ItemFacts } from '@maru/contracts/shop/item/item.fold';
import { quantityOf } from '@maru/contracts/shop/item/item.stock';
import { type ExistingItem, existingItem, factsOf, type ItemDecider, mustCountAsKind, optionOf } from './item.state.ts';
import { stockMove } from './reserve-stock.ts';

export const addItemOption: ItemDecider<'AddItemOption'> = (state, { data }) => {
  const { item, lastOption } = existingItem(state);
  if (item.options.length >= maxItemOptions) throw new Rejected('too_many_options');
  mustCountAsKind(item.kind, data);
  return [{ type: 'ItemOptionAdded', data: { ...data, optionId: lastOption + 1 } }];
};

type Change = Extract<ItemEvent, { type: 'ItemOptionChanged' }>['data'];
const changed = (item: ItemFacts, { id, optionId, ...wanted }: Change): readonly ItemEvent[] => {
  const now = { code: '', off: false, ...optionOf(item, optionId) };
  const names = (['name', 'price', 'code', 'off'] as const).filter(
    (name) => wanted[name] !== undefined && wanted[name] !== now[name],
  );
  if (names.length === 0) return [];
  const change = Object.fromEntries(names.map((name) => [name, wanted[name]]));
  return [{ type: 'ItemOptionChanged', data: { id, optionId, ...change } }];
};
export const changeItemOption: ItemDecider<'ChangeItemOption'> = (state, { data }) => changed(factsOf(state), data);

const removed = ({ item, held }: ExistingItem, optionId: number): ItemEvent => {
  optionOf(item, optionId);
  if ([...held.values()].some(({ lines }) => quantityOf(lines, optionId) > 0)) throw new Rejected('stock_held');
  return { type: 'ItemOptionRemoved', data: { id: item.id, optionId } };
};
export const removeItemOption: ItemDecider<'RemoveItemOption'> = (state, { data: { optionId } }) => {
  const there = existingItem(state);
  optionOf(there.item, optionId);
  if (there.item.options.length === 1) throw new Rejected('last_option');
  return [removed(there, optionId)];
};

/** All of it, or nothing. */
export const setItemOptions: ItemDecider<'SetItemOptions'> = (state, { data: { id, change, add, remove, reason } }) => {
  const there = existingItem(state);
  const { item, lastOption } = there;
  const count = item.options.length - remove.length + add.length;
  if (count < 1) throw new Rejected('last_option');
  if (count > maxItemOptions) throw new Rejected('too_many_options');
  for (const option of add) mustCountAsKind(item.kind, option);
  return [
    ...remove.map((optionId) => removed(there, optionId)),
    ...change.flatMap(({ by, ...fields }) => [
      ...changed(item, { id, ...fields }),
      ...(by === 0 ? [] : [stockMove(item, { id, optionId: fields.optionId, by, reason })]),
    ]),
    ...add.map((option, at): ItemEvent => ({
      type: 'ItemOptionAdded',
      data: { ...option, id, optionId: lastOption + at + 1 },
    })),
  ];
};

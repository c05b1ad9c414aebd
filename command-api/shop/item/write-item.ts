import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import type { ItemFacts } from '@maru/contracts/shop/item/item.fold';
import { mustFitKind, mustHaveNotice } from './set-item-notice.ts';
import { factsOf, type ItemDecider, mustCountAsKind } from './item.state.ts';

export const addItem: ItemDecider<'AddItem'> = (state, { data: { options, notice, terms, ...fields } }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (state.status !== 'missing') throw new Rejected('key_reused');
  for (const option of options) mustCountAsKind(fields.kind, option);
  mustHaveNotice(fields.state, notice);
  if (notice) mustFitKind(fields.kind, notice);
  return [
    { type: 'ItemAdded', data: { ...fields, options: options.map((option, at) => ({ id: at + 1, ...option })) } },
    ...(notice ? [{ type: 'ItemNoticeSet', data: { id: fields.id, ...notice } } as const] : []),
    ...(terms ? [{ type: 'ItemTermsChanged', data: { id: fields.id, ...terms } } as const] : []),
  ];
};

type Edit = Parameters<ItemDecider<'EditItem'>>[1]['data'];

const plainFields = ['name', 'summary', 'description', 'tax'] as const;
const fieldChange = (item: ItemFacts, wanted: Edit): readonly ItemEvent[] => {
  const changed = plainFields.filter((field) => wanted[field] !== undefined && wanted[field] !== item[field]);
  const data = Object.fromEntries(changed.map((field) => [field, wanted[field]]));
  return changed.length === 0 ? [] : [{ type: 'ItemEdited', data: { id: item.id, ...data } }];
};
const categoryChange = ({ id, category: from, state }: ItemFacts, to: string): readonly ItemEvent[] =>
  from === to ? [] : [{ type: 'ItemCategoryChanged', data: { id, from, to, state } }];

const sameImages = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((url, at) => url === other[at]);
const imagesChange = ({ id, images: from }: ItemFacts, to: readonly string[]): readonly ItemEvent[] =>
  sameImages(from, to) ? [] : [{ type: 'ItemImagesChanged', data: { id, from, to: [...to] } }];

export const editItem: ItemDecider<'EditItem'> = (state, { data }) => {
  const item = factsOf(state);
  return [
    ...fieldChange(item, data),
    ...imagesChange(item, data.images ?? item.images),
    ...categoryChange(item, data.category ?? item.category),
  ];
};

export const changeItemState: ItemDecider<'ChangeItemState'> = (state, { data: { state: to } }) => {
  const { id, state: from, category, notice } = factsOf(state);
  if (from !== to) mustHaveNotice(to, notice);
  return from === to ? [] : [{ type: 'ItemStateChanged', data: { id, from, to, category } }];
};

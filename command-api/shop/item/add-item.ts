import { Rejected } from '@maru/contracts/kernel/rejections';
import { mustCountAsKind } from './item.rules.ts';
import type { ItemDecider } from './item.state.ts';

/** Options are numbered in the order they are given. */
export const addItem: ItemDecider<'AddItem'> = (state, { data: { options, ...fields } }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (state.status !== 'missing') throw new Rejected('key_reused');
  for (const option of options) mustCountAsKind(fields.kind, option);
  return [
    { type: 'ItemAdded', data: { ...fields, options: options.map((option, at) => ({ id: at + 1, ...option })) } },
  ];
};

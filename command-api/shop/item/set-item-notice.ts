import { itemErrors } from '@maru/contracts/shop/item/item.words';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ItemKind, ItemState as Sold } from '@maru/contracts/shop/item/item.fields';
import { fitsKind, type ItemNotice } from '@maru/contracts/shop/item/item.notice';
import { factsOf, type ItemDecider } from './item.state.ts';

/** Nothing is sold of which not all is said that the law wants said. */
export const mustHaveNotice = (state: Sold, notice: ItemNotice | null | undefined) => {
  if (state === 'onSale' && !notice)
    throw new Rejected('notice_missing', { errors: [{ path: 'notice', message: itemErrors.noticeMissing }] });
};

export const mustFitKind = (kind: ItemKind, notice: ItemNotice) => {
  if (!fitsKind(kind, notice))
    throw new Rejected('invalid_input', { errors: [{ path: 'notice.group', message: itemErrors.noticeOfKind }] });
};

const isSame = (one: ItemNotice, other: ItemNotice | null): boolean =>
  other !== null &&
  [...Object.keys(one.fields), ...Object.keys(other.fields)].every(
    (field) => one.fields[field as keyof ItemNotice['fields']] === other.fields[field as keyof ItemNotice['fields']],
  ) &&
  (['group', 'service_name', 'service_phone', 'return_address', 'made_to_order'] as const).every(
    (field) => one[field] === other[field],
  );

export const setItemNotice: ItemDecider<'SetItemNotice'> = (state, { data: { notice } }) => {
  const { id, kind, notice: before } = factsOf(state);
  mustFitKind(kind, notice);
  return isSame(notice, before) ? [] : [{ type: 'ItemNoticeSet', data: { id, ...notice } }];
};

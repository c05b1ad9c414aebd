import { Rejected } from '@maru/contracts/kernel/rejections';
import { quantityOf } from '@maru/contracts/shop/item/item.stock';
import { type ItemDecider, itemThere, optionOf } from './item.state.ts';

/** Not while an order waits for it, counted or not. */
export const removeItemOption: ItemDecider<'RemoveItemOption'> = (state, { data: { id, optionId } }) => {
  const { item, held } = itemThere(state);
  optionOf(item, optionId);
  if (item.options.length === 1) throw new Rejected('last_option');
  if ([...held.values()].some(({ lines }) => quantityOf(lines, optionId) > 0)) throw new Rejected('stock_held');
  return [{ type: 'ItemOptionRemoved', data: { id, optionId } }];
};

import { Rejected } from '@maru/contracts/kernel/rejections';
import { maxStock } from '@maru/contracts/shop/item/item.fields';
import { factsOf, type ItemDecider, optionOf } from './item.state.ts';

/** What is promised to orders cannot be taken away. */
export const adjustStock: ItemDecider<'AdjustStock'> = (state, { data: { id, optionId, by, reason } }) => {
  const { stock, reserved } = optionOf(factsOf(state), optionId);
  if (stock === null) throw new Rejected('stock_uncounted');
  const after = stock + by;
  if (after < reserved) throw new Rejected(after < 0 ? 'out_of_stock' : 'stock_held');
  if (after > maxStock)
    throw new Rejected('invalid_input', { errors: [{ path: 'by', message: '재고가 너무 많아요.' }] });
  return [{ type: 'StockAdjusted', data: { id, optionId, by, stock: after, reason } }];
};

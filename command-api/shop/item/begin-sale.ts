import { holdsAt } from '@maru/contracts/shop/item/item.price';
import { factsOf, type ItemDecider } from './item.state.ts';

/** Only when its time has come: whoever sends this may have read an older sale. */
export const beginSale: ItemDecider<'BeginSale'> = (state, _command, { at }) => {
  const { id, sale, sale_began } = factsOf(state);
  return sale && !sale_began && holdsAt(sale, Date.parse(at))
    ? [{ type: 'SaleBegan', data: { id, percent: sale.percent } }]
    : [];
};

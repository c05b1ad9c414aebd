import { factsOf, type ItemDecider } from './item.state.ts';

/** Only when its time is over, also one that nobody was there to begin. */
export const endSale: ItemDecider<'EndSale'> = (state, _command, { at }) => {
  const { id, sale } = factsOf(state);
  return sale && Date.parse(sale.until) <= Date.parse(at)
    ? [{ type: 'SaleEnded', data: { id, percent: sale.percent } }]
    : [];
};

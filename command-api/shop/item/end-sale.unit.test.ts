import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { describe, it } from 'vitest';
import { added, id, item, orders } from './item.spec.ts';

const { ItemSaleSet: later, SaleBegan: began, SaleEnded: ended } = itemExamples;
/** Decisions of these tests are made in the first seconds of 2026. */
const over = {
  ...later,
  data: { ...later.data, to: { percent: 15, from: '2025-12-01T00:00:00.000Z', until: '2026-01-01T00:00:00.000Z' } },
};

describe('EndSale', () => {
  it('ends the sale whose time is over, also one that never began, once', () => {
    item.given(added, over, began).when({ type: 'EndSale', data: { id } }, orders).emits(ended);
    item.given(added, over).when({ type: 'EndSale', data: { id } }, orders).emits(ended);
    item.given(added, over, began, ended).when({ type: 'EndSale', data: { id } }, orders).emitsNothing();
  });
  it('ends none before its time', () => {
    item.given(added, later).when({ type: 'EndSale', data: { id } }, orders).emitsNothing();
    item.given(added).when({ type: 'EndSale', data: { id } }, orders).emitsNothing();
  });
  it('refuses what is missing', () => {
    item.given().when({ type: 'EndSale', data: { id } }, orders).isRefused('item_not_found');
  });
});

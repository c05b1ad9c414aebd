import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { maxStock } from '@maru/contracts/shop/item/item.fields';
import { describe, it } from 'vitest';
import { added, id, item, keeper, licence, reserved } from './item.spec.ts';

const adjust = (by: number, optionId = 1) =>
  ({ type: 'AdjustStock', data: { id, optionId, by, reason: '파손' } }) as const;

describe('AdjustStock', () => {
  it('records the movement, its reason and what is left', () => {
    item.given(added).when(adjust(-3), keeper).emits(itemExamples.StockAdjusted);
    item
      .given(added)
      .when(adjust(-20), keeper)
      .emits({ type: 'StockAdjusted', data: { id, optionId: 1, by: -20, stock: 0, reason: '파손' } });
  });
  it('never goes below zero, nor below what orders hold', () => {
    item.given(added).when(adjust(-21), keeper).isRefused('out_of_stock');
    item
      .given(added, reserved)
      .when(adjust(-18), keeper)
      .emits({ type: 'StockAdjusted', data: { id, optionId: 1, by: -18, stock: 2, reason: '파손' } });
    item.given(added, reserved).when(adjust(-19), keeper).isRefused('stock_held');
  });
  it('never goes above what can be counted', () => {
    item.given(added).when(adjust(maxStock), keeper).isRefused('invalid_input');
  });
  it('refuses what is not counted or missing', () => {
    item.given(licence).when(adjust(1), keeper).isRefused('stock_uncounted');
    item.given(added).when(adjust(1, 3), keeper).isRefused('option_not_found');
    item.given().when(adjust(1), keeper).isRefused('item_not_found');
  });
});

import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { describe, it } from 'vitest';
import { added, id, item, orders } from './item.spec.ts';

const { ItemSaleSet: later, SaleBegan: began } = itemExamples;
const from = (time: string, until = '2026-01-08T00:00:00.000Z') => ({
  ...later,
  data: { ...later.data, to: { percent: 15, from: time, until } },
});
/** Decisions of these tests are made in the first seconds of 2026. */
const due = from('2026-01-01T00:00:00.000Z');

describe('BeginSale', () => {
  it('begins the sale whose time has come, once', () => {
    item.given(added, due).when({ type: 'BeginSale', data: { id } }, orders).emits(began);
    item.given(added, due, began).when({ type: 'BeginSale', data: { id } }, orders).emitsNothing();
  });
  it('begins none before or after its time', () => {
    item.given(added, later).when({ type: 'BeginSale', data: { id } }, orders).emitsNothing();
    item
      .given(added, from('2025-12-01T00:00:00.000Z', '2026-01-01T00:00:01.000Z'))
      .when({ type: 'BeginSale', data: { id } }, orders)
      .emitsNothing();
    item.given(added).when({ type: 'BeginSale', data: { id } }, orders).emitsNothing();
  });
  it('refuses what is missing', () => {
    item.given().when({ type: 'BeginSale', data: { id } }, orders).isRefused('item_not_found');
  });
});

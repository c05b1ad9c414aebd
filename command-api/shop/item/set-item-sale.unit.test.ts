import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { describe, it } from 'vitest';
import { added, id, item, keeper } from './item.spec.ts';

const { ItemSaleSet: set, SaleBegan: began } = itemExamples;
const planned = set.data.to;
/** Decisions of these tests are made in the first seconds of 2026. */
const running = { percent: 15, from: '2025-12-31T00:00:00.000Z', until: '2026-01-08T00:00:00.000Z' };
const over = { ...running, until: '2026-01-01T00:00:00.000Z' };

describe('SetItemSale', () => {
  it('plans a sale and takes it away', () => {
    item
      .given(added)
      .when({ type: 'SetItemSale', data: { id, sale: planned } }, keeper)
      .emits(set);
    item
      .given(added, set)
      .when({ type: 'SetItemSale', data: { id, sale: null } }, keeper)
      .emits({ type: 'ItemSaleSet', data: { id, from: planned, to: null } });
  });
  it('begins at once when its time has come', () => {
    item
      .given(added)
      .when({ type: 'SetItemSale', data: { id, sale: running } }, keeper)
      .emits({ type: 'ItemSaleSet', data: { id, from: null, to: running } }, began);
  });
  it('refuses one that is over', () => {
    item
      .given(added)
      .when({ type: 'SetItemSale', data: { id, sale: over } }, keeper)
      .isRefused('invalid_input');
  });
  it('records nothing when nothing changes', () => {
    item
      .given(added)
      .when({ type: 'SetItemSale', data: { id, sale: null } }, keeper)
      .emitsNothing();
    item
      .given(added, set)
      .when({ type: 'SetItemSale', data: { id, sale: planned && { ...planned } } }, keeper)
      .emitsNothing();
  });
  it('refuses what is missing', () => {
    item
      .given()
      .when({ type: 'SetItemSale', data: { id, sale: null } }, keeper)
      .isRefused('item_not_found');
  });
});

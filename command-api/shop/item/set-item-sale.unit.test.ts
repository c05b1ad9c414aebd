import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { describe, it } from 'vitest';
import { added, id, item, keeper, orders } from './item.spec.ts';

const { ItemSaleSet: set, SaleBegan: began, SaleEnded: ended } = itemExamples;
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

const from = (time: string, until = '2026-01-08T00:00:00.000Z') => ({
  ...set,
  data: { ...set.data, to: { percent: 15, from: time, until } },
});
const due = from('2026-01-01T00:00:00.000Z');

describe('BeginSale', () => {
  it('begins the sale whose time has come, once', () => {
    item.given(added, due).when({ type: 'BeginSale', data: { id } }, orders).emits(began);
    item.given(added, due, began).when({ type: 'BeginSale', data: { id } }, orders).emitsNothing();
  });
  it('begins none before or after its time', () => {
    item.given(added, set).when({ type: 'BeginSale', data: { id } }, orders).emitsNothing();
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

const past = {
  ...set,
  data: { ...set.data, to: { percent: 15, from: '2025-12-01T00:00:00.000Z', until: '2026-01-01T00:00:00.000Z' } },
};

describe('EndSale', () => {
  it('ends the sale whose time is over, also one that never began, once', () => {
    item.given(added, past, began).when({ type: 'EndSale', data: { id } }, orders).emits(ended);
    item.given(added, past).when({ type: 'EndSale', data: { id } }, orders).emits(ended);
    item.given(added, past, began, ended).when({ type: 'EndSale', data: { id } }, orders).emitsNothing();
  });
  it('ends none before its time', () => {
    item.given(added, set).when({ type: 'EndSale', data: { id } }, orders).emitsNothing();
    item.given(added).when({ type: 'EndSale', data: { id } }, orders).emitsNothing();
  });
  it('refuses what is missing', () => {
    item.given().when({ type: 'EndSale', data: { id } }, orders).isRefused('item_not_found');
  });
});

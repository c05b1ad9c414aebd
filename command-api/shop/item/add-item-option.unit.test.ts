import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import { maxItemOptions } from '@maru/contracts/shop/item/item.fields';
import { describe, it } from 'vitest';
import { added, id, item, keeper, licence } from './item.spec.ts';

const { ItemOptionAdded: third } = itemExamples;
const data = { id, name: '50장', price: 25_000, stock: 8 };

describe('AddItemOption', () => {
  it('gives it the next number, never one that was there', () => {
    item.given(added).when({ type: 'AddItemOption', data }, keeper).emits(third);
    const removed: ItemEvent = { type: 'ItemOptionRemoved', data: { id, optionId: 3 } };
    item
      .given(added, third, removed)
      .when({ type: 'AddItemOption', data }, keeper)
      .emits({ ...third, data: { ...third.data, optionId: 4 } });
  });
  it('counts it as the item is counted', () => {
    item
      .given(added)
      .when({ type: 'AddItemOption', data: { ...data, stock: null } }, keeper)
      .isRefused('invalid_input');
    item.given(licence).when({ type: 'AddItemOption', data }, keeper).isRefused('invalid_input');
  });
  it('refuses more than there may be', () => {
    const options = Array.from({ length: maxItemOptions }, (_, at) => ({
      id: at + 1,
      name: `${at}`,
      price: 1_000,
      stock: 1,
    }));
    item
      .given({ ...added, data: { ...added.data, options } })
      .when({ type: 'AddItemOption', data }, keeper)
      .isRefused('too_many_options');
  });
  it('refuses what is missing', () => {
    item.given().when({ type: 'AddItemOption', data }, keeper).isRefused('item_not_found');
  });
});

import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { maxItemOptions } from '@maru/contracts/shop/item/item.fields';
import { describe, it } from 'vitest';
import { added, id, item, keeper, licence, released, reserved, taken } from './item.spec.ts';

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

const { ItemOptionChanged: changed } = itemExamples;

describe('ChangeItemOption', () => {
  it('records only the fields that change', () => {
    item
      .given(added)
      .when({ type: 'ChangeItemOption', data: { id, optionId: 1, name: '100장', price: 38_000 } }, keeper)
      .emits(changed);
    item
      .given(added)
      .when({ type: 'ChangeItemOption', data: { id, optionId: 2, name: '이백 장' } }, keeper)
      .emits({ type: 'ItemOptionChanged', data: { id, optionId: 2, name: '이백 장' } });
  });
  it('records nothing when nothing changes', () => {
    item
      .given(added, changed)
      .when({ type: 'ChangeItemOption', data: { id, optionId: 1, price: 38_000 } }, keeper)
      .emitsNothing();
  });
  it('refuses what is missing', () => {
    item
      .given(added)
      .when({ type: 'ChangeItemOption', data: { id, optionId: 3, price: 1 } }, keeper)
      .isRefused('option_not_found');
    item
      .given()
      .when({ type: 'ChangeItemOption', data: { id, optionId: 1, price: 1 } }, keeper)
      .isRefused('item_not_found');
  });
});

const { ItemOptionRemoved: removed } = itemExamples;
const remove = (optionId: number) => ({ type: 'RemoveItemOption', data: { id, optionId } }) as const;

describe('RemoveItemOption', () => {
  it('removes one, but not the last', () => {
    item.given(added).when(remove(1), keeper).emits(removed);
    item.given(added, removed).when(remove(2), keeper).isRefused('last_option');
  });
  it('waits for orders that hold it', () => {
    item.given(added, reserved).when(remove(1), keeper).isRefused('stock_held');
    item
      .given(added, reserved)
      .when(remove(2), keeper)
      .emits({ type: 'ItemOptionRemoved', data: { id, optionId: 2 } });
    item.given(added, reserved, released).when(remove(1), keeper).emits(removed);
    item.given(added, reserved, taken).when(remove(1), keeper).emits(removed);
  });
  it('refuses what is missing', () => {
    item.given(added, removed).when(remove(1), keeper).isRefused('option_not_found');
    item.given().when(remove(1), keeper).isRefused('item_not_found');
  });
});

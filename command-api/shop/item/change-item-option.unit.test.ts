import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { maxItemOptions } from '@maru/contracts/shop/item/item.fields';
import { type OptionChangesInput, optionChanges } from '@maru/contracts/shop/item/item.options';
import { describe, expect, it } from 'vitest';
import { added, id, item, keeper, licence, orderId, orders, released, reserve, reserved, taken } from './item.spec.ts';

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

const set = (changes: OptionChangesInput) =>
  ({ type: 'SetItemOptions', data: { id, ...optionChanges.parse(changes) } }) as const;
const none = { change: [], add: [], remove: [] };

describe('SetItemOptions', () => {
  it('removes, changes, moves stock and adds at once', () => {
    const changes = set({
      change: [{ optionId: 2, name: '200장', price: 70_000, code: 'C-200', off: true, by: -2 }],
      add: [
        { name: '300장', price: 90_000, stock: 4 },
        { name: '400장', price: 110_000, stock: 0, code: 'C-400' },
      ],
      remove: [1],
      reason: '파손',
    });
    item
      .given(added)
      .when(changes, keeper)
      .emits(
        { type: 'ItemOptionRemoved', data: { id, optionId: 1 } },
        { type: 'ItemOptionChanged', data: { id, optionId: 2, price: 70_000, code: 'C-200', off: true } },
        { type: 'StockAdjusted', data: { id, optionId: 2, by: -2, stock: 3, reason: '파손' } },
        { type: 'ItemOptionAdded', data: { id, optionId: 3, name: '300장', price: 90_000, stock: 4 } },
        { type: 'ItemOptionAdded', data: { id, optionId: 4, name: '400장', price: 110_000, stock: 0, code: 'C-400' } },
      );
  });
  it('records nothing when nothing changes', () => {
    const same = set({ ...none, change: [{ optionId: 1, name: '100장', price: 41_000, code: '', off: false }] });
    item.given(added).when(same, keeper).emitsNothing();
  });
  it('does nothing of it where something is refused', () => {
    const more = { name: '50장', price: 1_000, stock: 1 };
    item
      .given(added)
      .when(set({ ...none, remove: [1, 2] }), keeper)
      .isRefused('last_option');
    item
      .given(added, reserved)
      .when(set({ ...none, add: [more], remove: [1] }), keeper)
      .isRefused('stock_held');
    item
      .given(added)
      .when(set({ ...none, change: [{ optionId: 1, name: '가', price: 1, by: -21 }], reason: '파손' }), keeper)
      .isRefused('out_of_stock');
    item
      .given(added)
      .when(set({ ...none, remove: [9] }), keeper)
      .isRefused('option_not_found');
    item
      .given(added)
      .when(set({ ...none, add: [{ name: '50장', price: 1_000 }] }), keeper)
      .isRefused('invalid_input');
    item
      .given(added)
      .when(set({ ...none, add: Array.from({ length: maxItemOptions - 1 }, () => more) }), keeper)
      .isRefused('too_many_options');
  });
  it('takes an option once, and moves no stock without a reason', () => {
    const one = { optionId: 1, name: '가', price: 1 };
    expect(optionChanges.safeParse({ ...none, change: [one, one] }).success).toBe(false);
    expect(optionChanges.safeParse({ ...none, change: [one], remove: [1] }).success).toBe(false);
    expect(optionChanges.safeParse({ ...none, change: [{ ...one, by: 1 }] }).success).toBe(false);
  });
});

describe('an option that is off', () => {
  const off: ItemEvent = { type: 'ItemOptionChanged', data: { id, optionId: 1, off: true } };
  it('is not to be had, whatever there is of it', () => {
    item.given(added, off).when(reserve(1), orders).isRefused('out_of_stock');
    const other = reserve(1, orderId, 2);
    item.given(added, off).when(other, orders).emits({ type: 'StockReserved', data: other.data });
  });
  it('is sent all the same in place of one that came back', () => {
    const data = { ...reserve(1).data, exchange: 1 };
    item.given(added, off).when({ type: 'ReserveStock', data }, orders).emits({ type: 'StockReserved', data });
  });
});

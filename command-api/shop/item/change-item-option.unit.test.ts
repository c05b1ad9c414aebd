import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { describe, it } from 'vitest';
import { added, id, item, keeper } from './item.spec.ts';

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

import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { describe, it } from 'vitest';
import { added, id, item, keeper, released, reserved, taken } from './item.spec.ts';

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

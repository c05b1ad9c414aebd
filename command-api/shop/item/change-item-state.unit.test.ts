import { describe, it } from 'vitest';
import { added, hidden, id, item, keeper } from './item.spec.ts';

describe('ChangeItemState', () => {
  it('records what it was and what it is, with the category for its count', () => {
    item
      .given(added)
      .when({ type: 'ChangeItemState', data: { id, state: 'hidden' } }, keeper)
      .emits(hidden);
    item
      .given(added, hidden)
      .when({ type: 'ChangeItemState', data: { id, state: 'soldOut' } }, keeper)
      .emits({ type: 'ItemStateChanged', data: { id, from: 'hidden', to: 'soldOut', category: '명함' } });
  });
  it('records nothing when nothing changes', () => {
    item
      .given(added)
      .when({ type: 'ChangeItemState', data: { id, state: 'onSale' } }, keeper)
      .emitsNothing();
  });
  it('refuses what is missing', () => {
    item
      .given()
      .when({ type: 'ChangeItemState', data: { id, state: 'hidden' } }, keeper)
      .isRefused('item_not_found');
  });
});

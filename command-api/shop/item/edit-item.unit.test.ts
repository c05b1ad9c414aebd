import { describe, it } from 'vitest';
import { added, id, item, keeper } from './item.spec.ts';

const { name, summary, description, images, category, tax } = added.data;

describe('EditItem', () => {
  it('records what really changed, each kind of change by itself', () => {
    item
      .given(added)
      .when(
        {
          type: 'EditItem',
          data: { id, name: '코튼 명함', summary, tax: 'free', images: images.slice(1), category: '인쇄물' },
        },
        keeper,
      )
      .emits(
        { type: 'ItemEdited', data: { id, name: '코튼 명함', tax: 'free' } },
        { type: 'ItemImagesChanged', data: { id, from: images, to: images.slice(1) } },
        { type: 'ItemCategoryChanged', data: { id, from: '명함', to: '인쇄물', state: 'onSale' } },
      );
  });
  it('takes another order of the pictures as a change', () => {
    const to = images.toReversed();
    item
      .given(added)
      .when({ type: 'EditItem', data: { id, images: to } }, keeper)
      .emits({ type: 'ItemImagesChanged', data: { id, from: images, to } });
  });
  it('records nothing when nothing changes', () => {
    item
      .given(added)
      .when({ type: 'EditItem', data: { id, name, summary, description, images, category, tax } }, keeper)
      .emitsNothing();
    item.given(added).when({ type: 'EditItem', data: { id } }, keeper).emitsNothing();
  });
  it('refuses what is missing', () => {
    item.given().when({ type: 'EditItem', data: { id, name } }, keeper).isRefused('item_not_found');
  });
});

import { describe, it } from 'vitest';
import { added, hidden, id, item, keeper } from './item.spec.ts';

const { options, ...fields } = added.data;
const data = { ...fields, options: options.map(({ name, price, stock }) => ({ name, price, stock })) };

describe('AddItem', () => {
  it('numbers the options', () => {
    item.given().when({ type: 'AddItem', data }, keeper).emits(added);
  });
  it('refuses an id that is taken', () => {
    item.given(added).when({ type: 'AddItem', data }, keeper).isRefused('key_reused');
  });
  it('counts goods and does not count licences', () => {
    const uncounted = [{ name: '1년', price: 330_000, stock: null }];
    item
      .given()
      .when({ type: 'AddItem', data: { ...data, options: uncounted } }, keeper)
      .isRefused('invalid_input');
    item
      .given()
      .when({ type: 'AddItem', data: { ...data, kind: 'licence' } }, keeper)
      .isRefused('invalid_input');
    item
      .given()
      .when({ type: 'AddItem', data: { ...data, kind: 'licence', options: uncounted } }, keeper)
      .emits({
        ...added,
        data: { ...added.data, kind: 'licence', options: [{ id: 1, name: '1년', price: 330_000, stock: null }] },
      });
  });
});

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

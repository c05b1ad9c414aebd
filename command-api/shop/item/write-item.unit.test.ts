import { itemNotice } from '@maru/contracts/shop/item/item.notice';
import { type NoticeGroup, noticeGroups } from '@maru/contracts/shop/item/item.notice-fields';
import { describe, expect, it } from 'vitest';
import { added, digital, hidden, id, item, keeper, licence, notice, noticed } from './item.spec.ts';

const { options, ...fields } = added.data;
const data = { ...fields, notice, options: options.map(({ name, price, stock }) => ({ name, price, stock })) };

describe('AddItem', () => {
  it('numbers the options', () => {
    item.given().when({ type: 'AddItem', data }, keeper).emits(added, noticed);
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
      .when({ type: 'AddItem', data: { ...data, kind: 'licence', notice: digital, options: uncounted } }, keeper)
      .emits(
        {
          ...added,
          data: { ...added.data, kind: 'licence', options: [{ id: 1, name: '1년', price: 330_000, stock: null }] },
        },
        { ...noticed, data: { id, ...digital } },
      );
  });
});

describe('what the law wants said', () => {
  const { notice: _, ...silent } = data;
  it('is said before an item is sold', () => {
    item.given().when({ type: 'AddItem', data: silent }, keeper).isRefused('notice_missing');
    item
      .given()
      .when({ type: 'AddItem', data: { ...silent, state: 'hidden' } }, keeper)
      .emits({ ...added, data: { ...added.data, state: 'hidden' } });
    const onSale = { type: 'ChangeItemState', data: { id, state: 'onSale' } } as const;
    item.given(added, hidden).when(onSale, keeper).isRefused('notice_missing');
    item
      .given(added, hidden, noticed)
      .when(onSale, keeper)
      .emits({ type: 'ItemStateChanged', data: { id, from: 'hidden', to: 'onSale', category: '명함' } });
  });
  it('leaves on sale what was sold before anybody asked', () => {
    item
      .given(added)
      .when({ type: 'ChangeItemState', data: { id, state: 'onSale' } }, keeper)
      .emitsNothing();
  });
  it('is written down whole, and once', () => {
    const set = { type: 'SetItemNotice', data: { id, notice } } as const;
    item.given(added).when(set, keeper).emits(noticed);
    item.given(added, noticed).when(set, keeper).emitsNothing();
    const longer = { ...notice, fields: { ...notice.fields, lead_time: '7일' } };
    item
      .given(added, noticed)
      .when({ type: 'SetItemNotice', data: { id, notice: longer } }, keeper)
      .emits({ ...noticed, data: { id, ...longer } });
  });
  it('is that of the kind of thing', () => {
    for (const wrong of [digital, { ...digital, made_to_order: true }])
      item
        .given(added)
        .when({ type: 'SetItemNotice', data: { id, notice: wrong } }, keeper)
        .isRefused('invalid_input');
    item.given(licence).when({ type: 'SetItemNotice', data: { id, notice } }, keeper).isRefused('invalid_input');
  });
  it.each(Object.keys(noticeGroups) as NoticeGroup[])('wants every field of %s, and no other', (group) => {
    const fields = Object.fromEntries(noticeGroups[group].fields.map((field) => [field, '있음']));
    const whole = { ...notice, group, fields, made_to_order: false };
    expect(itemNotice.safeParse(whole).success).toBe(true);
    for (const field of noticeGroups[group].fields) {
      const { [field]: _left, ...rest } = fields;
      expect(itemNotice.safeParse({ ...whole, fields: rest }).error?.issues.map(({ path }) => path)).toEqual([
        ['fields', field],
      ]);
    }
    const foreign = group === 'book' ? 'model' : 'title';
    expect(itemNotice.safeParse({ ...whole, fields: { ...fields, [foreign]: '있음' } }).success).toBe(false);
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

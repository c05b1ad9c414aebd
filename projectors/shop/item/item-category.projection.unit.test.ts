import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { itemCategory } from '@maru/contracts/shop/item/item.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { itemCategoryProjection } from './item-category.projection.ts';

const { ItemAdded: added, ItemStateChanged: hidden } = itemExamples;
const second: ItemEvent = { ...added, data: { ...added.data, id: '01900000-0000-7000-8000-0000000000f2' } };
const ofSecond = (category: string): ItemEvent => ({
  ...second,
  data: { ...added.data, id: second.data.id, category },
});
const moved = itemExamples.ItemCategoryChanged;

type Effects = {
  readonly [K in ItemEvent['type']]: readonly [given: readonly ItemEvent[], effect: Readonly<Record<string, number>>];
};
const untouched = [[added], { 명함: 1 }] as const;
const effects: Effects = {
  ItemAdded: [[], { 명함: 1 }],
  ItemCategoryChanged: [[added], { 명함: 0, 인쇄물: 1 }],
  ItemStateChanged: [[added, second], { 명함: 1 }],
  ItemEdited: untouched,
  ItemImagesChanged: untouched,
  ItemTermsChanged: untouched,
  ItemNoticeSet: untouched,
  ItemSaleSet: untouched,
  SaleBegan: untouched,
  SaleEnded: untouched,
  ItemOptionAdded: untouched,
  ItemOptionChanged: untouched,
  ItemOptionRemoved: untouched,
  StockAdjusted: untouched,
  StockReserved: untouched,
  StockReleased: untouched,
  StockTaken: untouched,
  SaleUndone: untouched,
};

const eventsOf = (...events: readonly ItemEvent[]) => {
  const record = recorder();
  return events.map((event) => record(itemStream(event.data.id), event));
};
const countsAfter = (...events: readonly ItemEvent[]) =>
  Object.fromEntries(
    [...foldEvents(itemCategoryProjection, eventsOf(...events)).values()].map((doc) => [
      itemCategory.parse(doc).id,
      itemCategory.parse(doc).items,
    ]),
  );
const example = (type: string) => itemExamples[type as ItemEvent['type']];

it.each(Object.entries(effects))('%s is counted', (type, [given, effect]) => {
  expect(countsAfter(...given, example(type))).toEqual(effect);
});

it.each(Object.entries(effects))('%s changes nothing when seen again', (type, [given]) => {
  const events = eventsOf(...given, example(type));
  expect(foldEvents(itemCategoryProjection, [...events, ...events])).toEqual(
    foldEvents(itemCategoryProjection, events),
  );
});

it('counts hidden items nowhere, and again when they come back', () => {
  expect(countsAfter(added, hidden)).toEqual({ 명함: 0 });
  expect(countsAfter(added, hidden, { ...moved, data: { ...moved.data, state: 'hidden' } })).toEqual({
    명함: 0,
    인쇄물: 0,
  });
  expect(countsAfter(added, hidden, { ...hidden, data: { ...hidden.data, from: 'hidden', to: 'soldOut' } })).toEqual({
    명함: 1,
  });
  expect(countsAfter({ ...added, data: { ...added.data, state: 'hidden' } }, ofSecond('도서'))).toEqual({
    명함: 0,
    도서: 1,
  });
});

it('moves between categories that are both there', () => {
  expect(countsAfter(added, ofSecond('인쇄물'), moved)).toEqual({ 명함: 0, 인쇄물: 2 });
});

import { epochMs } from '@maru/contracts/kernel/fields';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import { type ItemOnShelf, itemOnShelf, noStars } from '@maru/contracts/shop/item/item.views';
import { type ReviewEvent, reviewStream } from '@maru/contracts/shop/review/review.events';
import { reviewExamples } from '@maru/contracts/shop/review/review.examples';
import { findingTextOf } from '@maru/platform/korean/finding-text';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder, timeOf } from '../../testing/record.ts';
import { itemProjection } from './item.projection.ts';

type Effect = readonly [given: readonly ItemEvent[], effect: Partial<ItemOnShelf>];

const { ItemAdded: added, ItemSaleSet: planned, SaleBegan: began, StockReserved: reserved } = itemExamples;
const { id } = added.data;
const at = (position: number) => epochMs(timeOf(position));
const [first, second] = [
  { id: 1, name: '100장', price: 41_000, stock: 20, reserved: 0 },
  { id: 2, name: '200장', price: 69_000, stock: 5, reserved: 0 },
];
const { description: _, ...fields } = added.data;
const before: ItemOnShelf = {
  ...fields,
  options: [first, second],
  terms: firstItemTerms,
  sale: null,
  sale_began: false,
  sold: 0,
  created_at: at(1),
  updated_at: at(1),
  revision: 0,
  position: 1,
  visible: true,
  available: true,
  lowest_price: 41_000,
  sale_due: null,
  scarce: 5,
  left: 25,
  shown: 'onSale',
  shipping: 'bundle',
  rated: noStars,
  finding: findingTextOf(['두꺼운 코튼 명함', '명함'], ['600g 코튼지에 눌러 찍어요']),
};
const sale = planned.data.to;

type PeoplesEvent = Extract<ItemEvent, { type: `Item${string}` }>['type'];
const edits: { readonly [K in PeoplesEvent]: Effect } = {
  ItemAdded: [[], {}],
  ItemEdited: [
    [added],
    { name: '코튼 명함', tax: 'free', finding: findingTextOf(['코튼 명함', '명함'], ['600g 코튼지에 눌러 찍어요']) },
  ],
  ItemImagesChanged: [[added], { images: itemExamples.ItemImagesChanged.data.to }],
  ItemCategoryChanged: [
    [added],
    { category: '인쇄물', finding: findingTextOf(['두꺼운 코튼 명함', '인쇄물'], ['600g 코튼지에 눌러 찍어요']) },
  ],
  ItemStateChanged: [[added], { state: 'hidden', visible: false, available: false, scarce: null, shown: 'hidden' }],
  ItemTermsChanged: [
    [added],
    { terms: { shipping: { kind: 'own', fee: 4_000, each: 10 }, most: 30, book: false }, shipping: 'own' },
  ],
  ItemNoticeSet: [[added], {}],
  ItemSaleSet: [[added], { sale, sale_due: Date.parse(sale?.from ?? '') }],
  ItemOptionAdded: [
    [added],
    {
      options: [first, second, { id: 3, name: '50장', price: 25_000, stock: 8, reserved: 0 }],
      lowest_price: 25_000,
      left: 33,
    },
  ],
  ItemOptionChanged: [[added], { options: [{ ...first, price: 38_000 }, second], lowest_price: 38_000 }],
  ItemOptionRemoved: [[added], { options: [second], lowest_price: 69_000, left: 5 }],
};
const movements: { readonly [K in Exclude<ItemEvent['type'], PeoplesEvent>]: Effect } = {
  SaleBegan: [
    [added, planned],
    { sale, sale_began: true, lowest_price: 34_850, sale_due: Date.parse(sale?.until ?? ''), updated_at: at(2) },
  ],
  SaleEnded: [[added, planned, began], { updated_at: at(2) }],
  StockAdjusted: [[added], { options: [{ ...first, stock: 17 }, second], left: 22 }],
  StockReserved: [[added], { options: [{ ...first, reserved: 2 }, second], left: 23 }],
  StockReleased: [[added, reserved], {}],
  StockTaken: [[added, reserved], { options: [{ ...first, stock: 18 }, second], left: 23, sold: 2 }],
  SaleUndone: [
    [added, reserved, itemExamples.StockTaken],
    { options: [{ ...first, stock: 18 }, second], left: 23, sold: 1 },
  ],
};

const eventsOf = (...events: readonly ItemEvent[]) => {
  const record = recorder();
  return events.map((event) => record(itemStream(event.data.id), event));
};
const example = (type: string) => itemExamples[type as ItemEvent['type']];
const after = (...events: readonly ItemEvent[]) => foldEvents(itemProjection, eventsOf(...events)).get(id);

it.each(Object.entries(edits))('%s changes the item', (type, [given, effect]) => {
  const position = given.length + 1;
  const doc = after(...given, example(type));
  expect(doc).toEqual({ ...before, ...effect, updated_at: at(position), revision: given.length, position });
  expect(itemOnShelf.parse(doc)).toEqual(doc);
});

it.each(Object.entries(movements))('%s is shown and edits nothing', (type, [given, effect]) => {
  expect(after(...given, example(type))).toEqual({
    ...before,
    ...effect,
    revision: given.length,
    position: given.length + 1,
  });
});

it.each(Object.entries({ ...edits, ...movements }))('%s changes nothing when seen again', (type, [given]) => {
  const events = eventsOf(...given, example(type));
  expect(foldEvents(itemProjection, [...events, ...events])).toEqual(foldEvents(itemProjection, events));
});

describe('what lists go by', () => {
  const sell = (optionId: number, quantity: number): ItemEvent => ({
    ...reserved,
    data: { ...reserved.data, lines: [{ optionId, quantity }] },
  });
  it('is the least price of what is left', () => {
    expect(after(added, sell(1, 20))).toMatchObject({ lowest_price: 69_000, available: true });
  });
  it('is sold out when nothing is left of anything, at its least price still', () => {
    expect(after(added, sell(1, 20), sell(2, 5))).toMatchObject({
      lowest_price: 41_000,
      available: false,
      visible: true,
      state: 'onSale',
    });
  });
  it('is what is left of the option of which the least is', () => {
    expect(after(added, sell(1, 18))).toMatchObject({ scarce: 2 });
    expect(after(added, sell(1, 20), sell(2, 5))).toMatchObject({ scarce: 0 });
  });
  it('never runs out of licences', () => {
    const licence: ItemEvent = {
      ...added,
      data: { ...added.data, kind: 'licence', options: [{ id: 1, name: '1년', price: 330_000, stock: null }] },
    };
    expect(after(licence, sell(1, 500))).toMatchObject({
      available: true,
      scarce: null,
      options: [{ stock: null, reserved: 0 }],
    });
  });
  it('waits for no sale that was taken away', () => {
    expect(after(added, planned, began, { ...planned, data: { ...planned.data, to: null } })).toMatchObject({
      lowest_price: 41_000,
      sale_due: null,
      sale_began: false,
    });
  });
});

describe('the stars of its reviews', () => {
  const {
    ReviewWritten: written,
    ReviewEdited: changed,
    ReviewRemoved: removed,
    ReviewHidden: hiding,
    ReviewShown: showing,
  } = reviewExamples;
  const ratedAfter = (...reviews: readonly ReviewEvent[]) => {
    const record = recorder();
    const events = [
      record(itemStream(id), added),
      ...reviews.map((event) => record(reviewStream(event.data.id), event)),
    ];
    expect(foldEvents(itemProjection, [...events, ...events])).toEqual(foldEvents(itemProjection, events));
    return itemOnShelf.parse(foldEvents(itemProjection, events).get(id));
  };
  const five = [0, 0, 0, 0, 1];
  const [hiddenChange, hiddenRemoval] = [
    { ...changed, data: { ...changed.data, hidden: true } },
    { ...removed, data: { ...removed.data, hidden: true } },
  ];

  it.each<readonly [string, readonly ReviewEvent[], readonly number[]]>([
    ['are counted', [written], five],
    ['go with what is edited', [written, changed], [0, 0, 1, 0, 0]],
    ['are taken away with what is removed', [written, removed], noStars],
    ['are taken away with what is hidden', [written, hiding], noStars],
    ['come back with what is shown again', [written, hiding, showing], five],
    ['stay as they are while what is hidden changes or goes', [written, hiding, hiddenChange, hiddenRemoval], noStars],
  ])('%s', (_, reviews, rated) => {
    expect(ratedAfter(...reviews).rated).toEqual(rated);
  });
  it('leave the item itself as it is', () => {
    expect(ratedAfter(written)).toEqual({ ...before, rated: five, revision: 0, position: 2 });
  });
});

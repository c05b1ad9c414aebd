import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { stockReasons } from '@maru/contracts/shop/item/item.words';
import { type StockMove, stockMove } from '@maru/contracts/shop/item/stock-move.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { stockMoveProjection } from './stock-move.projection.ts';

const { ItemAdded: added, StockReserved: reserved, StockTaken: taken, StockAdjusted: adjusted } = itemExamples;
const { ItemOptionAdded: option, ItemOptionRemoved: removed } = itemExamples;
const { id } = added.data;
const moved = (data: object) => ({ ...adjusted, data: { ...adjusted.data, ...data } });

const eventsOf = (...events: readonly ItemEvent[]) => {
  const record = recorder();
  return events.map((event) => record(itemStream(id), event));
};
const movesOf = (...events: readonly ItemEvent[]) =>
  [...foldEvents(stockMoveProjection, eventsOf(...events)).values()] as readonly StockMove[];
const newest = (...events: readonly ItemEvent[]) => movesOf(added, ...events).at(-1);

it('begins with what each option of a new item has', () => {
  const moves = movesOf(added);
  expect(moves.map(({ option_id, amount, before, after, why }) => [option_id, amount, before, after, why])).toEqual([
    [1, 20, 0, 20, 'first'],
    [2, 5, 0, 5, 'first'],
  ]);
  expect(moves.map((doc) => stockMove.parse(doc))).toEqual(moves);
});

it.each<[string, readonly ItemEvent[], Partial<StockMove>]>([
  ['by hand', [adjusted], { why: 'adjusted', amount: -3, before: 20, after: 17, reason: '파손', by: 'actor' }],
  ['counted', [moved({ way: 'counted' })], { why: 'counted' }],
  ['of a file', [moved({ way: 'file' })], { why: 'file' }],
  ['sold', [reserved, taken], { why: 'sold', amount: -2, before: 20, after: 18, order_id: taken.data.orderId }],
  ['sent', [reserved, { ...taken, data: { ...taken.data, exchange: 1 } }], { why: 'sent' }],
  [
    'given back',
    [moved({ by: 1, stock: 21, reason: `${stockReasons.returned} 260101-ABCD-EFG` })],
    { why: 'returned', amount: 1, order_number: '260101-ABCD-EFG' },
  ],
  ['of a new option', [option], { why: 'first', option_id: 3, before: 0 }],
  ['of an option that went', [removed], { why: 'removed', after: 0 }],
])('says of a move %s how many, what from and why', (_, events, move) => {
  expect(newest(...events)).toMatchObject(move);
});

it('says nothing of what is held, nor twice of one move', () => {
  expect(movesOf(added, reserved)).toEqual(movesOf(added));
  const events = eventsOf(added, reserved, taken);
  expect(foldEvents(stockMoveProjection, [...events, ...events])).toEqual(foldEvents(stockMoveProjection, events));
});

import { faultyEventDocument } from '@maru/contracts/site/fault/fault.views';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { cartStream } from '@maru/contracts/shop/cart/cart.events';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { faultyEventProjection } from './faulty-event.projection.ts';

const record = recorder();
const whole = record(itemStream('1'), itemExamples.ItemAdded);
const damaged = { ...record(itemStream('1'), itemExamples.ItemEdited), data: {}, fault: 'damaged' as const };
const foreign = { ...record(cartStream('2'), { type: 'Noted', data: {} }), fault: 'foreign' as const };
const documents = (...events: Parameters<typeof foldEvents>[1]) =>
  [...foldEvents(faultyEventProjection, events).values()].map((doc) => faultyEventDocument.parse(doc));

it.each([
  [damaged, { fault: 'damaged', stream: 'shop.item-1', revision: 1, position: 2 }],
  [foreign, { fault: 'foreign', stream: 'shop.cart-2', revision: 0, position: 3, type: 'Noted' }],
])('an event that is $fault is listed with its place', (event, place) => {
  expect(documents(whole, event)).toMatchObject([place]);
});
it('an event that is whole and ours is not', () => {
  expect(documents(whole)).toEqual([]);
});
it('changes nothing when seen again', () => {
  expect(documents(whole, damaged, foreign, damaged, foreign)).toEqual(documents(whole, damaged, foreign));
});
it('holds nothing that the event says', () => {
  const told = { ...foreign, data: { secret: 'x' }, meta: { ...foreign.meta, actorId: 'secret' } };
  expect(JSON.stringify(documents(told))).not.toContain('secret');
});

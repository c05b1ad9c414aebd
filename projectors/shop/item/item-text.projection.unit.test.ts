import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { itemText } from '@maru/contracts/shop/item/item.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { itemTextProjection } from './item-text.projection.ts';

const { ItemAdded: added, ItemEdited: edited, ItemNoticeSet: noticed } = itemExamples;
const { id, description } = added.data;
const later = Object.values(itemExamples).filter(({ type }) => type !== 'ItemAdded' && type !== 'ItemNoticeSet');
const rewritten: ItemEvent = { ...edited, data: { id, description: '새 글' } };

const eventsOf = (...events: readonly ItemEvent[]) => {
  const record = recorder();
  return events.map((event) => record(itemStream(id), event));
};
const after = (...events: readonly ItemEvent[]) =>
  itemText.parse(foldEvents(itemTextProjection, eventsOf(...events)).get(id));

it('ItemAdded brings the text', () => {
  expect(after(added)).toEqual({ id, description, notice: null, revision: 0, position: 1 });
});
it('ItemEdited changes it where it says so', () => {
  expect(after(added, rewritten).description).toBe('새 글');
});
it('ItemNoticeSet brings what the law wants said', () => {
  const { id: _, ...notice } = noticed.data;
  expect(after(added, noticed)).toEqual({ id, description, notice, revision: 1, position: 2 });
});
it.each(later)('$type leaves it as it is', (event) => {
  expect(after(added, event)).toEqual({ id, description, notice: null, revision: 1, position: 2 });
});
it.each([added, rewritten, noticed, ...later])('$type changes nothing when seen again', (event) => {
  const events = event.type === 'ItemAdded' ? eventsOf(event) : eventsOf(added, event);
  expect(foldEvents(itemTextProjection, [...events, ...events])).toEqual(foldEvents(itemTextProjection, events));
});

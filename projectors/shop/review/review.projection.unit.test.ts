import { type ReviewEvent, reviewStream } from '@maru/contracts/shop/review/review.events';
import { reviewExamples } from '@maru/contracts/shop/review/review.examples';
import { type ReviewDocument, reviewDocument } from '@maru/contracts/shop/review/review.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { reviewProjection } from './review.projection.ts';

const { ReviewWritten: written, ReviewHidden: hidden, ReviewRemoved: removed, ReviewEdited: edited } = reviewExamples;
const { id, ...said } = written.data;

type Effects = {
  readonly [K in ReviewEvent['type']]: readonly [given: readonly ReviewEvent[], effect: Partial<ReviewDocument>];
};
const effects: Effects = {
  ReviewWritten: [[], { ...said, shown: true, hidden: false, removed: false }],
  ReviewEdited: [[written], { stars: 3, text: edited.data.text, images: [], shown: true, item_id: said.item_id }],
  ReviewRemoved: [[written], { text: '', images: [], removed: true, shown: false }],
  ReviewHidden: [[written], { hidden: true, shown: false, text: said.text }],
  ReviewShown: [[written, hidden], { hidden: false, shown: true, text: said.text }],
};
const eventsOf = (...events: readonly ReviewEvent[]) => {
  const record = recorder();
  return events.map((event) => record(reviewStream(id), event));
};
const after = (...events: readonly ReviewEvent[]) =>
  reviewDocument.parse(foldEvents(reviewProjection, eventsOf(...events)).get(id));
const example = (type: string) => reviewExamples[type as ReviewEvent['type']];

it.each(Object.entries(effects))('%s is shown', (type, [given, effect]) => {
  expect(after(...given, example(type))).toMatchObject({
    ...effect,
    revision: given.length,
    position: given.length + 1,
  });
});
it.each(Object.entries(effects))('%s changes nothing when seen again', (type, [given]) => {
  const events = eventsOf(...given, example(type));
  expect(foldEvents(reviewProjection, [...events, ...events])).toEqual(foldEvents(reviewProjection, events));
});
it('is there again when it is written anew', () => {
  expect(after(written, removed, written)).toMatchObject({ ...said, shown: true, removed: false });
});

import { type QuestionEvent, questionStream } from '@maru/contracts/shop/question/question.events';
import { questionExamples } from '@maru/contracts/shop/question/question.examples';
import { type QuestionDocument, questionDocument } from '@maru/contracts/shop/question/question.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { questionProjection } from './question.projection.ts';

const { QuestionAsked: asked, QuestionAnswered: answered, AnswerChanged: changed } = questionExamples;

type Effects = {
  readonly [K in QuestionEvent['type']]: readonly [given: readonly QuestionEvent[], effect: Partial<QuestionDocument>];
};
const effects: Effects = {
  QuestionAsked: [[], { ...asked.data, answer: null, answered: false, answered_at: null }],
  QuestionAnswered: [[asked], { answer: answered.data.answer, answered: true, answered_at: expect.any(Number) }],
  AnswerChanged: [[asked, answered], { answer: changed.data.answer, answered: true }],
  QuestionRemoved: [[asked, answered], { removed: true, text: '', answer: null }],
};
const eventsOf = (...events: readonly QuestionEvent[]) => {
  const record = recorder();
  return events.map((event) => record(questionStream(event.data.id), event));
};
const example = (type: string) => questionExamples[type as QuestionEvent['type']];

it.each(Object.entries(effects))('%s is shown', (type, [given, effect]) => {
  const doc = foldEvents(questionProjection, eventsOf(...given, example(type))).get(asked.data.id);
  expect(doc).toMatchObject({ ...effect, revision: given.length, position: given.length + 1 });
  expect(questionDocument.parse(doc)).toEqual(doc);
});
it.each(Object.entries(effects))('%s changes nothing when seen again', (type, [given]) => {
  const events = eventsOf(...given, example(type));
  expect(foldEvents(questionProjection, [...events, ...events])).toEqual(foldEvents(questionProjection, events));
});

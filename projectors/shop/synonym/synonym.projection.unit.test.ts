import { type SynonymEvent, synonymStream } from '@maru/contracts/shop/synonym/synonym.events';
import { synonymExamples } from '@maru/contracts/shop/synonym/synonym.examples';
import { synonymDocument, synonymView } from '@maru/contracts/shop/synonym/synonym.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { synonymProjection } from './synonym.projection.ts';

const { SynonymsAdded: added, SynonymsChanged: changed, SynonymsRemoved: removed } = synonymExamples;
const { id, words } = added.data;

const after = (...events: readonly SynonymEvent[]) => {
  const record = recorder();
  return foldEvents(
    synonymProjection,
    events.map((event) => record(synonymStream, event)),
  ).get(synonymView);
};

it.each([
  [[added], [{ id, words }]],
  [[added, changed], [{ id, words: changed.data.to }]],
  [[added, removed], []],
] as const)('after %j the groups are %j', (events, groups) => {
  const doc = after(...events);
  expect(doc).toEqual({ id: synonymView, groups, revision: events.length - 1, position: events.length });
  expect(synonymDocument.parse(doc)).toEqual(doc);
});

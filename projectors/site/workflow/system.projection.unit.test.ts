import { type ProjectionEvent, projectionStream } from '@maru/contracts/site/projection/projection.events';
import { projectionExamples } from '@maru/contracts/site/projection/projection.examples';
import { type ReactionEvent, reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import { reactionExamples } from '@maru/contracts/site/reaction/reaction.examples';
import { type WorkflowEvent, workflowStream } from '@maru/contracts/site/workflow/workflow.events';
import { workflowExamples } from '@maru/contracts/site/workflow/workflow.examples';
import { systemDocument, type SystemDocument } from '@maru/contracts/site/workflow/workflow.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { systemProjection } from './system.projection.ts';

type Event = ReactionEvent | WorkflowEvent | ProjectionEvent;
const { ReactionSetAside: aside } = reactionExamples;
const { WorkflowStopped: stopped } = workflowExamples;
const { ParkedDocumentGivenUp: givenUp } = projectionExamples;
const examples = { ...reactionExamples, ...workflowExamples, ...projectionExamples };

const effects: {
  readonly [K in Event['type']]: readonly [given: readonly Event[], effect: Partial<SystemDocument> | 'gone'];
} = {
  ReactionSetAside: [[], { kind: 'reaction', status: 'waiting', workflow: null }],
  ReactionRetried: [[aside], { kind: 'reaction', status: 'retried' }],
  ReactionGivenUp: [[aside], { kind: 'reaction', status: 'givenUp' }],
  ReactionDone: [[aside], 'gone'],
  WorkflowStopped: [[], { kind: 'workflow', status: 'stopped', reaction: null }],
  WorkflowResumed: [[stopped], { kind: 'workflow', status: 'resumed' }],
  WorkflowStarted: [[stopped], 'gone'],
  ProjectionRebuildRequested: [[], 'gone'],
  ParkedDocumentRetried: [[givenUp], 'gone'],
  ParkedDocumentGivenUp: [[], { kind: 'parked', reaction: null, workflow: null }],
};

const isOfProjection = ({ type }: Event) => type in projectionExamples;
const isReaction = ({ type }: Event) => type in reactionExamples;
const streamOf = (event: Event) => {
  if (isOfProjection(event)) return projectionStream(event.data.id);
  return (isReaction(event) ? reactionStream : workflowStream)(event.data.id);
};
const eventsOf = (...events: readonly Event[]) => {
  const record = recorder();
  return events.map((event) => record(streamOf(event), event));
};
const idOf = (event: Event) => {
  if ('document' in event.data) return `parked:${event.data.id}:${event.data.document}`;
  return `${isReaction(event) ? 'reaction' : 'workflow'}:${event.data.id}`;
};

it.each(Object.entries(effects))('%s is shown', (type, [given, effect]) => {
  const event = examples[type as Event['type']];
  const doc = foldEvents(systemProjection, eventsOf(...given, event)).get(idOf(event));
  if (effect === 'gone') expect(doc).toBeUndefined();
  else expect(systemDocument.parse(doc)).toMatchObject(effect);
});
it.each(Object.entries(effects))('%s changes nothing when seen again', (type, [given]) => {
  const events = eventsOf(...given, examples[type as Event['type']]);
  expect(foldEvents(systemProjection, [...events, ...events])).toEqual(foldEvents(systemProjection, events));
});

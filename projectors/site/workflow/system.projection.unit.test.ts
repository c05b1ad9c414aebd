import { type ReactionEvent, reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import { reactionExamples } from '@maru/contracts/site/reaction/reaction.examples';
import { type WorkflowEvent, workflowStream } from '@maru/contracts/site/workflow/workflow.events';
import { workflowExamples } from '@maru/contracts/site/workflow/workflow.examples';
import { systemDocument, type SystemDocument } from '@maru/contracts/site/workflow/workflow.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { systemProjection } from './system.projection.ts';

type Event = ReactionEvent | WorkflowEvent;
const { ReactionSetAside: aside } = reactionExamples;
const { WorkflowStopped: stopped } = workflowExamples;
const examples = { ...reactionExamples, ...workflowExamples };

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
};

const isReaction = (event: Event): event is ReactionEvent => event.type.startsWith('Reaction');
const eventsOf = (...events: readonly Event[]) => {
  const record = recorder();
  return events.map((event) => record((isReaction(event) ? reactionStream : workflowStream)(event.data.id), event));
};
const idOf = (event: Event) => `${isReaction(event) ? 'reaction' : 'workflow'}:${event.data.id}`;

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

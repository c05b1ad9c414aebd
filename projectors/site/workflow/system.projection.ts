import { type Handlers, ignore, remove } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import { type ProjectionEvent, projectionStream } from '@maru/contracts/site/projection/projection.events';
import { givenUpParkedId } from '@maru/contracts/site/projection/projection.views';
import { type ReactionEvent, reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import { type ReactionFacts, reactionFold } from '@maru/contracts/site/reaction/reaction.fold';
import { type WorkflowEvent, workflowStream } from '@maru/contracts/site/workflow/workflow.events';
import { standingOf, type WorkflowFacts, workflowFold } from '@maru/contracts/site/workflow/workflow.fold';
import { type SystemDocument, systemView } from '@maru/contracts/site/workflow/workflow.views';
import type { Recorded } from '@maru/contracts/kernel/message';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<SystemDocument>;

const ofReaction =
  <T extends ReactionEvent['type']>(type: T) =>
  (doc: Doc | undefined, event: Extract<ReactionEvent, { type: T }> & Recorded): Doc | undefined => {
    const evolve = reactionFold.evolve[type] as (state: ReactionFacts, event: never) => ReactionFacts;
    const reaction = evolve(doc?.reaction ?? undefined, event as never);
    if (!reaction) return undefined;
    const { status, since } = reaction;
    return { id: `reaction:${event.data.id}`, kind: 'reaction', status, since, reaction, workflow: null, parked: null };
  };

const ofWorkflow =
  <T extends WorkflowEvent['type']>(type: T) =>
  (doc: Doc | undefined, event: Extract<WorkflowEvent, { type: T }> & Recorded): Doc => {
    const evolve = workflowFold.evolve[type] as (state: WorkflowFacts, event: never) => WorkflowFacts;
    const { id } = event.data;
    const workflow = standingOf(id, evolve(doc?.workflow ?? workflowFold.initialState, event as never));
    const { status, since } = workflow;
    return { id: `workflow:${id}`, kind: 'workflow', status, since, reaction: null, workflow, parked: null };
  };

const givenUp = (
  _doc: Doc | undefined,
  { data: { id: view, document, position, reason }, meta }: GivenUp & Recorded,
): Doc => ({
  id: givenUpParkedId(view, document),
  kind: 'parked',
  status: 'givenUp',
  since: epochMs(meta.at),
  reaction: null,
  workflow: null,
  parked: { view, document, position, reason, by: meta.actorId },
});

type Event = ReactionEvent | WorkflowEvent | ProjectionEvent;
type GivenUp = Extract<ProjectionEvent, { type: 'ParkedDocumentGivenUp' }>;

const on: Handlers<Event, Doc> = {
  ReactionSetAside: ofReaction('ReactionSetAside'),
  ReactionRetried: ofReaction('ReactionRetried'),
  ReactionGivenUp: ofReaction('ReactionGivenUp'),
  ReactionDone: () => remove,
  WorkflowStopped: ofWorkflow('WorkflowStopped'),
  WorkflowResumed: ofWorkflow('WorkflowResumed'),
  WorkflowStarted: () => remove,
  ProjectionRebuildRequested: ignore,
  ParkedDocumentRetried: () => remove,
  ParkedDocumentGivenUp: givenUp,
};

const keyOf = ({ type, data }: Event): string => {
  if ('document' in data) return givenUpParkedId(data.id, data.document);
  return `${type.startsWith('Reaction') ? 'reaction' : 'workflow'}:${data.id}`;
};

/** What an administrator has to look at; all kinds are few and stand on one screen. */
export const systemProjection: Projection<Event, SystemDocument> = {
  name: systemView,
  version: 3,
  view: { fields: { kind: 'text', status: 'text', since: 'number' }, indexes: [['kind', 'status', 'since']] },
  streams: [reactionStream(''), workflowStream(''), projectionStream('')],
  key: keyOf,
  on,
};

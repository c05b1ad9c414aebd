import { type Handlers, remove } from '@maru/contracts/kernel/decider';
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
    return { id: `reaction:${event.data.id}`, kind: 'reaction', status, since, reaction, workflow: null };
  };

const ofWorkflow =
  <T extends WorkflowEvent['type']>(type: T) =>
  (doc: Doc | undefined, event: Extract<WorkflowEvent, { type: T }> & Recorded): Doc => {
    const evolve = workflowFold.evolve[type] as (state: WorkflowFacts, event: never) => WorkflowFacts;
    const { id } = event.data;
    const workflow = standingOf(id, evolve(doc?.workflow ?? workflowFold.initialState, event as never));
    const { status, since } = workflow;
    return { id: `workflow:${id}`, kind: 'workflow', status, since, reaction: null, workflow };
  };

const on: Handlers<ReactionEvent | WorkflowEvent, Doc> = {
  ReactionSetAside: ofReaction('ReactionSetAside'),
  ReactionRetried: ofReaction('ReactionRetried'),
  ReactionGivenUp: ofReaction('ReactionGivenUp'),
  ReactionDone: () => remove,
  WorkflowStopped: ofWorkflow('WorkflowStopped'),
  WorkflowResumed: ofWorkflow('WorkflowResumed'),
  WorkflowStarted: () => remove,
};

/** What an administrator has to look at; both kinds are few and stand on one screen. */
export const systemProjection: Projection<ReactionEvent | WorkflowEvent, SystemDocument> = {
  name: systemView,
  version: 2,
  view: { fields: { kind: 'text', status: 'text', since: 'number' }, indexes: [['kind', 'status', 'since']] },
  streams: [reactionStream(''), workflowStream('')],
  key: ({ type, data: { id } }) => `${type.startsWith('Reaction') ? 'reaction' : 'workflow'}:${id}`,
  on,
};

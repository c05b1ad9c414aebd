import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { system } from '@maru/contracts/kernel/actor';
import type { ReactionCommand } from '@maru/contracts/site/reaction/reaction.commands';
import type { WorkflowCommand } from '@maru/contracts/site/workflow/workflow.commands';
import type { Engines } from '@maru/platform/engines/engines';
import { keyedHash } from '@maru/platform/env/secrets';
import { cardCache } from '@maru/platform/view-store/card-cache';
import { anyAggregate } from '../../pipeline/aggregate.ts';
import { commandPipeline } from '../../pipeline/execute.ts';
import { temporaryKeys } from '../../pipeline/memo.fixture.ts';
import { registry } from '../../pipeline/registry.ts';
import { sender } from '../../pipeline/send.ts';
import { openStreams } from '../../pipeline/streams.ts';
import { reactionAggregate } from '../../site/reaction/reaction.aggregate.ts';
import { workflowAggregate } from '../../site/workflow/workflow.aggregate.ts';

/** As much of the pipeline as workflows report by and administrators decide by. */
export const reportingPipeline = ({ events, clock, views }: Pick<Engines, 'events' | 'clock' | 'views'>) => {
  const streams = openStreams(events);
  const execute = commandPipeline({
    engines: { events, keys: temporaryKeys(), clock, requestHash: keyedHash('a secret of these tests only') },
    people: cardCache(views, peopleCards),
    streams,
    registry: registry([anyAggregate(reactionAggregate), anyAggregate(workflowAggregate)]),
  });
  const send = sender(execute, { actor: system, source: 'workflow:test' });
  return {
    load: streams.load,
    send,
    decide: (command: ReactionCommand | WorkflowCommand) => send(command, { as: { id: 'administrator', level: 10 } }),
  };
};

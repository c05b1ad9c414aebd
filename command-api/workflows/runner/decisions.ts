import { reactionEvent, reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { LogProgress } from './log-progress.ts';
import type { WaitingThings } from './waiting-things.ts';
import { reactionIdOf } from './workflow-reports.ts';
import { WorkflowStop } from './workflow-stop.ts';

interface Parts {
  readonly events: Pick<EventStore, 'readAll'>;
  readonly workflow: string;
  readonly waiting: WaitingThings;
  readonly progress: LogProgress;
}

/**
 * What a person has decided about what waits: to try it now, or to go on without it. All workflows read all decisions,
 * so one that cannot be read, or is for a newer program, must not stop those that it is not about.
 */
export const decisionReader = ({ events, workflow, waiting, progress }: Parts) => {
  const take = (event: RecordedEvent): void => {
    if (event.fault !== undefined) return;
    const { id } = event.data as { readonly id?: unknown };
    const entry = waiting.find((first) => reactionIdOf(workflow, first) === id);
    if (!entry) return;
    const { data: decision } = reactionEvent.safeParse(event);
    if (!decision) throw new WorkflowStop('unknownEvent', { type: event.type });
    if (decision.type === 'ReactionRetried') waiting.retryNow(entry);
    if (decision.type === 'ReactionGivenUp') waiting.advance(entry);
  };
  return {
    isDecision: ({ stream }: RecordedEvent) => stream.startsWith(reactionStream('')),
    /** Of the log as it is read; what was heard ahead of it is not taken twice. */
    take: (event: RecordedEvent) => {
      if (event.position > progress.heard()) take(event);
    },
    /** While the log waits, for what is not due or because as much waits as it takes, people are heard all the same. */
    hearAhead: async () => {
      for await (const batch of events.readAll({ after: progress.heard(), prefixes: [reactionStream('')] })) {
        for (const event of batch.events) {
          take(event);
          progress.hear(event);
        }
        progress.moveAhead(batch.position);
      }
    },
  };
};
export type DecisionReader = ReturnType<typeof decisionReader>;

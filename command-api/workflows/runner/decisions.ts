import { reactionEvent } from '@maru/contracts/site/reaction/reaction.events';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { WaitingThings } from './waiting-things.ts';
import { reactionIdOf } from './workflow-reports.ts';
import { WorkflowStop } from './workflow-stop.ts';

/**
 * What a person has decided about what waits: to try it now, or to go on without it. All workflows read all decisions,
 * so one that cannot be read, or is for a newer program, must not stop those that it is not about.
 */
export const takeDecision = (workflow: string, waiting: WaitingThings, event: RecordedEvent): void => {
  const { id } = event.data as { readonly id?: unknown };
  const entry = waiting.find((first) => reactionIdOf(workflow, first) === id);
  if (!entry) return;
  const { data: decision } = reactionEvent.safeParse(event);
  if (!decision) throw new WorkflowStop('unknownEvent', event.type);
  if (decision.type === 'ReactionRetried') waiting.postpone(entry, 0);
  if (decision.type === 'ReactionGivenUp') waiting.advance(entry);
};

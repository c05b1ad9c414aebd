import { reactionEvent } from '@maru/contracts/site/reaction/reaction.events';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { WaitingThings } from './waiting-things.ts';
import { reactionIdOf } from './workflow-reports.ts';
import { WorkflowStop } from './workflow-stop.ts';

/** What a person has decided about what waits: to try it now, or to go on without it. */
export const takeDecision = (workflow: string, waiting: WaitingThings, event: RecordedEvent): void => {
  const { data: decision } = reactionEvent.safeParse(event);
  if (!decision) throw new WorkflowStop('unknownEvent', event.type);
  const entry = waiting.find((first) => reactionIdOf(workflow, first) === decision.data.id);
  if (entry && decision.type === 'ReactionRetried') waiting.postpone(entry, 0);
  if (entry && decision.type === 'ReactionGivenUp') waiting.advance(entry);
};

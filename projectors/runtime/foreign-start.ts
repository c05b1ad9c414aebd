import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import { type Draft, isOwn, noDraft } from './fold.ts';
import type { Task } from './fold-batch.ts';
import type { AnyProjection } from './projection.ts';

interface Loaded {
  readonly stored: Map<string, Draft>;
  readonly tasks: readonly Task[];
}

/** A stream that begins with what others wrote has left nothing in the store when our first event of it comes. */
export const beginBehindForeign = async (
  { events }: { readonly events: EventStore },
  projection: AnyProjection,
  { stored, tasks }: Loaded,
): Promise<void> => {
  for (const { id, event } of tasks) {
    const isUnexpected = stored.get(id) === noDraft && event.revision > 0 && isOwn(projection, id, event.stream);
    if (isUnexpected && (await isAllForeignBefore(events, event)))
      stored.set(id, { ...noDraft, revision: event.revision - 1 });
  }
};

const isAllForeignBefore = async (events: EventStore, { stream, revision }: RecordedEvent): Promise<boolean> => {
  let count = 0;
  for await (const batch of events.readStream(stream, { to: revision - 1 })) {
    if (batch.some(({ fault }) => fault !== 'foreign')) return false;
    count += batch.length;
  }
  return count === revision;
};

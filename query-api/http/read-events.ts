import type { DomainEvent, StreamOf } from '@maru/contracts/kernel/message';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';

/** The events of one stream in order, from a revision on. */
export const readEvents = async <E extends DomainEvent>(
  events: Pick<EventStore, 'readStream'>,
  stream: StreamOf<E>,
  from = 0,
): Promise<readonly (E & RecordedEvent)[]> => {
  const all: RecordedEvent[] = [];
  for await (const batch of events.readStream(stream, { from })) all.push(...batch);
  return all as (E & RecordedEvent)[];
};

import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { documentsOf, type Draft, fold, noDraft } from '../runtime/fold.ts';
import type { AnyProjection } from '../runtime/projection.ts';
import { informer } from './inform.ts';

/** Documents by id after these events, as the runtime would store them. */
export const foldEvents = (
  projection: AnyProjection,
  events: readonly RecordedEvent[],
): ReadonlyMap<string, object> => {
  const drafts = new Map<string, Draft>();
  const inform = informer(projection);
  // One that comes twice is no second thing that happened to its stream.
  const informed = new Map(events.map((event) => [event.position, event]));
  for (const [position, event] of informed) informed.set(position, inform(event));
  for (const { position } of events) {
    const event = informed.get(position);
    if (!event) continue;
    for (const id of documentsOf(projection, event))
      drafts.set(id, fold(projection, id, drafts.get(id) ?? noDraft, event));
  }
  return new Map(
    [...drafts].flatMap(([id, { doc, revision, position }]) => (doc ? [[id, { ...doc, revision, position }]] : [])),
  );
};

import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { documentsOf, type Draft, fold, noDraft } from '../runtime/fold.ts';
import type { AnyProjection } from '../runtime/projection.ts';

/** Documents by id after these events, as the runtime would store them. */
export const foldEvents = (
  projection: AnyProjection,
  events: readonly RecordedEvent[],
): ReadonlyMap<string, object> => {
  const drafts = new Map<string, Draft>();
  for (const event of events)
    for (const id of documentsOf(projection, event))
      drafts.set(id, fold(projection, id, drafts.get(id) ?? noDraft, event));
  return new Map(
    [...drafts].flatMap(([id, { doc, revision, position }]) => (doc ? [[id, { ...doc, revision, position }]] : [])),
  );
};

import { ignore, remove } from '@maru/contracts/kernel/decider';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Document } from '@maru/platform/view-store/view-store';
import { type AnyProjection, type Informed, isFaulty } from './projection.ts';

/** A document with the newest own revision (-1 for none) and the log position folded into it. */
export interface Draft {
  readonly doc: Document | undefined;
  readonly revision: number;
  readonly position: number;
}
export const noDraft: Draft = { doc: undefined, revision: -1, position: 0 };

/** An event of a document's own stream is missing: whatever would be folded from here on would be wrong. */
export class StreamGap extends Error {}

type Handler =
  | typeof ignore
  | ((doc: Document | undefined, event: RecordedEvent, id: string) => Document | typeof remove | undefined);

const handlerOf = ({ name, on }: AnyProjection, type: string): Handler => {
  const handler = (on as Readonly<Record<string, Handler>>)[type];
  if (handler === undefined) throw new Error(`projection ${name} does not know the event ${type}`);
  return handler;
};

export const isIgnored = ({ on }: AnyProjection, { type }: RecordedEvent) =>
  (on as Readonly<Record<string, Handler>>)[type] === ignore;

export const isOwn = ({ own }: AnyProjection, id: string, stream: string) =>
  own !== undefined && stream.length === own.length + id.length && stream.startsWith(own) && stream.endsWith(id);

/** Ids of the documents an event concerns. Throws when the event is not what the projection takes it for. */
export const documentsOf = (projection: AnyProjection, event: RecordedEvent): readonly string[] => {
  if (projection.faultOf) return isFaulty(event) ? [projection.faultOf(event).id] : [];
  const { unknowable } = event as Informed;
  if (unknowable && !isIgnored(projection, event)) throw unknowable;
  const ids = idsByKey(projection, event);
  if (!ids?.every((id) => typeof id === 'string' && id !== ''))
    throw new Error(`projection ${projection.name} finds no document for ${event.type}`);
  return ids;
};

const idsByKey = (projection: AnyProjection, event: RecordedEvent): readonly string[] | undefined => {
  const ofOwnStream = projection.own !== undefined && event.stream.startsWith(projection.own);
  if (!ofOwnStream && handlerOf(projection, event.type) === ignore) return [];
  const key: string | readonly string[] | undefined = projection.key(event as never);
  return typeof key === 'string' ? [key] : key;
};

/** The draft after an event, or the same draft when nothing changes. */
export const fold = (projection: AnyProjection, id: string, draft: Draft, event: RecordedEvent): Draft => {
  if (event.position <= draft.position) return draft;
  const own = isOwn(projection, id, event.stream);
  if (own && event.revision !== draft.revision + 1)
    throw new StreamGap(
      `${event.stream} jumps from revision ${draft.revision} to ${event.revision} at position ${event.position}`,
    );
  const doc = docAfter(projection, id, draft.doc, event);
  if (!own && doc === draft.doc) return draft;
  return {
    doc,
    revision: own || projection.own === undefined ? event.revision : draft.revision,
    position: event.position,
  };
};

const docAfter = (projection: AnyProjection, id: string, doc: Document | undefined, event: RecordedEvent) => {
  if (projection.faultOf && isFaulty(event)) return projection.faultOf(event);
  if (event.fault === 'foreign') return doc;
  const handler = handlerOf(projection, event.type);
  const next = handler === ignore ? doc : handler(doc, event, id);
  return next === remove ? undefined : (next ?? doc);
};

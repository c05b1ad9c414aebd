import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import { documentsOf, type Draft, fold, noDraft } from './fold.ts';
import { whileOwned } from './owner.ts';
import type { ProjectionBuild } from './projection-build.ts';
import type { ParkedDocument, ParkedEvent } from './parked.view.ts';
import type { Versioned } from './projection.ts';
import type { Runtime } from './runtime.ts';
import { writeAndAnnounce } from './process-batch.ts';

/** Folds the waiting events of a parked document again; false when it still fails, and then it stays parked. */
export const unpark = async (runtime: Runtime, build: ProjectionBuild, document: string): Promise<boolean> =>
  (await whileOwned(build.owner, () => unparkOwned(runtime, build, document))) ?? false;

const unparkOwned = async (runtime: Runtime, build: ProjectionBuild, document: string): Promise<boolean> => {
  const entry = build.parkedDocuments.get(document);
  if (!entry) return true;
  const draft = await refold(runtime, build, entry).catch((error: unknown) => {
    runtime.log.warn({ projection: build.projection.name, document, err: error }, 'document stays parked');
    return undefined;
  });
  if (!draft) return false;
  await writeAndAnnounce(runtime, build, { updates: new Map([[document, draft]]) }, build.position);
  await runtime.parking.release(build, document);
  runtime.metrics.setParked(build);
  runtime.log.info({ projection: build.projection.name, document, events: entry.events.length }, 'document unparked');
  return true;
};

const refold = async (
  { views, events }: Runtime,
  { projection, version }: ProjectionBuild,
  { document, events: waiting }: ParkedDocument,
) => {
  const stored = await views.version(projection.name, version).get<Versioned>(document);
  let draft: Draft = stored ? { doc: stored.doc, revision: stored.doc.revision, position: stored.position } : noDraft;
  for (const place of waiting) {
    const event = await reread(events, place);
    // Others have gone past it: only a rebuild folds it in its place.
    if (!documentsOf(projection, event).includes(document))
      throw new Error(`${event.type} is for other documents, rebuild ${projection.name}`);
    draft = fold(projection, document, draft, event);
  }
  return draft;
};

const reread = async (events: EventStore, { stream, revision }: ParkedEvent): Promise<RecordedEvent> => {
  for await (const [event] of events.readStream(stream, { from: revision, to: revision })) if (event) return event;
  throw new Error(`no revision ${revision} in ${stream}`);
};

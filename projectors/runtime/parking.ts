import { type ParkedDocument, type ParkedEvent, parkedId, parkedView } from '@maru/contracts/kernel/parked.views';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { openPublishedRows } from '@maru/platform/view-store/published-rows';
import type { ViewStore, Where } from '@maru/platform/view-store/view-store';
import type { Task } from './fold-batch.ts';
import { type ListedDocument, listedView, type WaitingEvent, waitingView } from './parked.view.ts';
import type { ProjectionBuild } from './projection-build.ts';

/** One list for all projections, so it is not fenced: a document listed once too often is tried and taken off again. */
export interface Parking {
  load(build: ProjectionBuild): Promise<void>;
  /** Adds to a build's list; harmless when repeated. Answers the documents that were not on it before. */
  park(build: ProjectionBuild, setbacks: readonly Task[], now: number): Promise<readonly ParkedDocument[]>;
  /** Notes one more try in vain. */
  failed(build: ProjectionBuild, document: string, now: number): Promise<void>;
  /** The first events that wait for a document, in the order of the log. */
  waiting(build: ProjectionBuild, document: string, limit: number): Promise<readonly WaitingEvent[]>;
  done(events: readonly WaitingEvent[]): Promise<void>;
  release(build: ProjectionBuild, document: string): Promise<void>;
  forget(projection: string, isGone: (version: number) => boolean): Promise<void>;
}

type Of = Pick<ParkedDocument, 'projection' | 'version' | 'document'>;

const eventIdOf = (of: Of, position: number) => `${parkedId(of)}:${String(position).padStart(16, '0')}`;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const eventPlace = ({ stream, revision, position, type, fault }: RecordedEvent): ParkedEvent => ({
  stream,
  revision,
  position,
  type,
  ...(fault && { fault }),
});
const waitingEvent = (of: Of, event: ParkedEvent): WaitingEvent => ({
  ...of,
  ...event,
  id: eventIdOf(of, event.position),
});

const parkedDocument = (of: Of, { event, error }: Task, since: number): ParkedDocument => ({
  ...of,
  id: parkedId(of),
  error: messageOf(error),
  since,
  event: eventPlace(event),
  kind: error instanceof Error ? error.name : typeof error,
  tries: 1,
  tried: since,
});

const triedAgain = (before: ParkedDocument | undefined, now: number): ParkedDocument | undefined =>
  before && { ...before, tries: (before.tries ?? 1) + 1, tried: now };

const of = ({ projection, version }: ProjectionBuild, document: string): Of => ({
  projection: projection.name,
  version,
  document,
});

export const openParking = async (views: ViewStore): Promise<Parking> => {
  const events = await openPublishedRows<WaitingEvent>(views, waitingView);
  const documents = await openPublishedRows<ParkedDocument>(views, parkedView);
  const lists = listsOf(views);

  return {
    load: async (build) => {
      await Promise.all([documents.refresh(), events.refresh()]);
      const where = { projection: build.projection.name, version: build.version };
      for await (const { error, since, events: waiting, ...listed } of lists.take(where)) {
        const [at, [event]] = [of(build, listed.document), waiting];
        await events.put(waiting.map((one) => waitingEvent(at, one)));
        if (event) await documents.put([{ ...at, id: parkedId(at), error, since, event }]);
      }
      for await (const page of documents.pages(where))
        for (const one of page) build.parkedDocuments.set(one.document, one);
    },
    park: async (build, setbacks, now) => {
      const fresh = new Map<string, ParkedDocument>();
      for (const setback of setbacks)
        if (!build.parkedDocuments.has(setback.id) && !fresh.has(setback.id))
          fresh.set(setback.id, parkedDocument(of(build, setback.id), setback, now));
      // Events first: a document without its events would be taken off the list as done.
      await events.put(setbacks.map(({ id, event }) => waitingEvent(of(build, id), eventPlace(event))));
      await documents.put([...fresh.values()]);
      for (const one of fresh.values()) build.parkedDocuments.set(one.document, one);
      return [...fresh.values()];
    },
    failed: async ({ parkedDocuments }, document, now) => {
      const tried = triedAgain(parkedDocuments.get(document), now);
      if (tried) parkedDocuments.set(document, tried);
      await documents.put(tried ? [tried] : []);
    },
    waiting: (build, document, limit) => events.first({ ...of(build, document) }, limit),
    done: (found) => events.remove(found.map(({ id }) => id)),
    release: async (build, document) => {
      await documents.remove([parkedId(of(build, document))]);
      build.parkedDocuments.delete(document);
    },
    forget: async (projection, isGone) => {
      for (const rows of [documents, events])
        for await (const page of rows.pages({ projection }))
          await rows.remove(page.filter(({ version }) => isGone(version)).map(({ id }) => id));
    },
  };
};

/** What a release before this one has parked waits on: each owner takes over what is of its build. */
const listsOf = (views: ViewStore) => {
  const { name, version } = listedView;
  const first = async (where: Where) =>
    (await views.version(name, version).find<ListedDocument>({ where, limit: 1 }))[0]?.doc;
  return {
    take: async function* (where: Where) {
      const isThere = (await views.versions(name)).some((known) => known.version === version);
      for (let one = isThere ? await first(where) : undefined; one; one = await first(where)) {
        yield one;
        const position = one.position + 1;
        await views.write(name, version, [{ id: one.id, doc: null, position }], position);
      }
    },
  };
};

import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { ViewStore, Where } from '@maru/platform/view-store/view-store';
import type { Task } from './fold-batch.ts';
import type { ProjectionBuild } from './projection-build.ts';
import { type ParkedDocument, type ParkedEvent, parkedView } from './parked.view.ts';

/** One list for all projections, so it is not fenced: a document listed once too often is tried and taken off again. */
export interface Parking {
  load(build: ProjectionBuild): Promise<void>;
  /** Adds to a build's list; harmless when repeated. Answers the documents that were not on it before. */
  park(build: ProjectionBuild, setbacks: readonly Task[], now: number): Promise<readonly ParkedDocument[]>;
  release(build: ProjectionBuild, document: string): Promise<void>;
  forget(projection: string, isGone: (version: number) => boolean): Promise<void>;
}

const keyOf = ({ projection, version }: ProjectionBuild, document: string) =>
  `${projection.name}@${version}:${document}`;
const eventPlace = ({ stream, revision, position, type }: RecordedEvent): ParkedEvent => ({
  stream,
  revision,
  position,
  type,
});
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const withEvent = (
  build: ProjectionBuild,
  known: ParkedDocument | undefined,
  { id, event, error }: Task,
  now: number,
): ParkedDocument => {
  if (known && known.position >= event.position) return known;
  if (known) return { ...known, events: [...known.events, eventPlace(event)], position: event.position };
  return {
    id: keyOf(build, id),
    projection: build.projection.name,
    version: build.version,
    document: id,
    error: messageOf(error),
    since: now,
    events: [eventPlace(event)],
    position: event.position,
  };
};

/** Answers how far the list has come. */
const openList = async (views: ViewStore): Promise<number> => {
  const { name, version } = parkedView;
  await views.define(parkedView);
  const known = await views.checkpoint(name, version);
  if (known?.status !== 'live') {
    await views.write(name, version, [], known?.position ?? 0);
    await views.swap(name, version);
  }
  return known?.position ?? 0;
};

export const openParking = async (views: ViewStore): Promise<Parking> => {
  const { name, version } = parkedView;
  let position = await openList(views);
  const write = (writes: Parameters<ViewStore['write']>[2]) => {
    position = Math.max(position, ...writes.map((one) => one.position));
    return views.write(name, version, writes, position);
  };

  const find = async (where: Where) => {
    const limit = await views.version(name, version).count({ where });
    if (limit === 0) return [];
    return (await views.version(name, version).find<ParkedDocument>({ where, limit })).map(({ doc }) => doc);
  };
  // One beyond its own position: the guard refuses a removal that is not newer than what it removes.
  const remove = (parkedDocuments: readonly ParkedDocument[]) =>
    parkedDocuments.length > 0
      ? write(parkedDocuments.map(({ id, position: at }) => ({ id, doc: null, position: at + 1 })))
      : undefined;

  return {
    load: async (build) => {
      // A store that has lost everything has lost the list, too.
      await openList(views);
      const documents = await find({ projection: build.projection.name, version: build.version });
      build.parkedDocuments = new Map(documents.map((one) => [one.document, one]));
    },
    park: async (build, setbacks, now) => {
      const parkedDocuments = new Map(build.parkedDocuments);
      for (const setback of setbacks)
        parkedDocuments.set(setback.id, withEvent(build, parkedDocuments.get(setback.id), setback, now));
      const updates = [...parkedDocuments.values()].filter((one) => build.parkedDocuments.get(one.document) !== one);
      const fresh = updates.filter((one) => !build.parkedDocuments.has(one.document));
      if (updates.length > 0) await write(updates.map((doc) => ({ id: doc.id, doc, position: doc.position })));
      build.parkedDocuments = parkedDocuments;
      return fresh;
    },
    release: async (build, document) => {
      await remove([...build.parkedDocuments.values()].filter((one) => one.document === document));
      build.parkedDocuments = new Map([...build.parkedDocuments].filter(([id]) => id !== document));
    },
    forget: async (projection, isGone) => {
      const documents = await find({ projection });
      await remove(documents.filter((one) => isGone(one.version)));
    },
  };
};

import type { ParkedEvent } from '@maru/contracts/kernel/parked.views';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Feed } from './feed.ts';
import { type Draft, fold, noDraft } from './fold.ts';
import { tasksOfEvent } from './fold-batch.ts';
import { whileOwned } from './owner.ts';
import type { WaitingEvent } from './parked.view.ts';
import { writeAndAnnounce } from './process-batch.ts';
import { checkpointOf, type ProjectionBuild } from './projection-build.ts';
import type { Versioned } from './projection.ts';
import type { Runtime } from './runtime.ts';
import { withFacts } from './stream-facts.ts';

/** So many at once: others wait meanwhile. */
const pageSize = 250;

type Progress = 'done' | 'more' | 'failed';

/** Folds the waiting events of a parked document again, page by page; false when one still fails: the rest stays parked. */
export const unpark = async (
  runtime: Runtime,
  feed: Feed,
  build: ProjectionBuild,
  document: string,
): Promise<boolean> => {
  const page = async () => {
    if (!feed.builds.has(build)) return 'failed';
    return (await whileOwned(build.owner, () => unparkPage(runtime, build, document))) ?? 'failed';
  };
  for (;;) {
    const progress = await feed.exclusive<Progress>(page);
    if (progress !== 'more') return progress === 'done';
  }
};

const unparkPage = async (runtime: Runtime, build: ProjectionBuild, document: string): Promise<Progress> => {
  if (!build.parkedDocuments.has(document)) return 'done';
  const events = await runtime.parking.waiting(build, document, pageSize);
  const draft = await refold(runtime, build, { document, events }).catch((error: unknown) => {
    runtime.log.warn({ projection: build.projection.name, document, err: error }, 'document stays parked');
    return undefined;
  });
  if (!draft) {
    await runtime.parking.failed(build, document, runtime.now());
    return 'failed';
  }
  await writeAndAnnounce(runtime, build, { updates: new Map([[document, draft]]) }, checkpointOf(build));
  await runtime.parking.done(events);
  if (events.length === pageSize) return 'more';
  await runtime.parking.release(build, document);
  runtime.metrics.setParked(build);
  runtime.log.info({ projection: build.projection.name, document }, 'document unparked');
  return 'done';
};

interface Waiting {
  readonly document: string;
  readonly events: readonly WaitingEvent[];
}

const refold = async ({ views, events }: Runtime, build: ProjectionBuild, { document, events: waiting }: Waiting) => {
  const { projection, version } = build;
  const stored = await views.version(projection.name, version).get<Versioned>(document);
  let draft: Draft = stored ? { doc: stored.doc, revision: stored.doc.revision, position: stored.position } : noDraft;
  const found = await Promise.all(waiting.map((place) => reread(events, place)));
  for (const event of await withFacts(events, build, found)) {
    const task = tasksOfEvent(projection, event).find(({ id }) => id === document);
    // Others have gone past it: only a rebuild folds it in its place.
    if (!task) throw new Error(`${event.type} is for other documents, rebuild ${projection.name}`);
    if ('error' in task) throw task.error;
    draft = fold(projection, document, draft, event);
  }
  return draft;
};

const reread = async (events: EventStore, { stream, revision, position }: ParkedEvent): Promise<RecordedEvent> => {
  const event = await events.eventAt(position);
  if (event?.stream === stream && event.revision === revision) return event;
  throw new Error(`revision ${revision} of ${stream} is not at position ${position}`);
};

import type { Announcement } from '@maru/platform/live-bus/live-bus';
import { type Checkpoint, markOf } from '@maru/platform/event-store/checkpoint';
import type { EventBatch, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { ViewWrite } from '@maru/platform/view-store/view-store';
import { type Draft, isOwn, noDraft, StreamGap } from './fold.ts';
import { whileOwned } from './owner.ts';
import { beginBehindForeign } from './foreign-start.ts';
import { type Drafts, foldBatch, type Task, tasksOf } from './fold-batch.ts';
import { checkpointOf, type ProjectionBuild } from './projection-build.ts';
import type { Versioned } from './projection.ts';
import type { Runtime } from './runtime.ts';
import { withFacts } from './stream-facts.ts';

/** Folds a batch in log order and, in a live build, writes and announces. A gap stops the build; failing engines throw. */
export const processBatch = (runtime: Runtime, build: ProjectionBuild, batch: EventBatch): Promise<void> =>
  whileOwned(build.owner, () => processOwned(runtime, build, batch));

const processOwned = async (runtime: Runtime, build: ProjectionBuild, batch: EventBatch): Promise<void> => {
  if (build.status === 'stopped' || batch.position <= build.position) return;
  const ahead = batch.events.filter(({ position }) => position > build.position);
  const events = await withFacts(runtime.events, build, ahead);
  const tasks = tasksOf(build.projection, build.position, events);
  const drafts = await load(runtime, build, tasks);
  if (!build.owner.owns()) return;
  try {
    const setbacks = foldBatch(build.projection, drafts, tasks, (id) => build.parkedDocuments.has(id));
    // Parked before the checkpoint: a crash between the two parks the same events again, which changes nothing.
    if (setbacks.length > 0) await runtime.park(build, setbacks);
    const reached = checkpointAfter(build, batch);
    if (build.status === 'live')
      await writeAndAnnounce(
        runtime,
        build,
        { updates: drafts.updates, stored: foldedBefore(drafts, tasks, batch.position) },
        reached,
      );
    build.position = batch.position;
    build.event = reached.event;
    runtime.metrics.countEvents(build, tasks.length);
  } catch (error) {
    if (!(error instanceof StreamGap)) throw error;
    stop(runtime, build, error);
  }
};

const checkpointAfter = (build: ProjectionBuild, { events, position }: EventBatch): Checkpoint => {
  const last = events.at(-1);
  return checkpointOf({ position, event: last ? markOf(last) : build.event });
};

const stop = ({ log, metrics }: Runtime, build: ProjectionBuild, gap: StreamGap) => {
  build.status = 'stopped';
  metrics.setStopped(build);
  log.error(
    { projection: build.projection.name, version: build.version, position: build.position, err: gap },
    'projection stopped at a gap',
  );
};

const load = async (runtime: Runtime, build: ProjectionBuild, tasks: readonly Task[]): Promise<Drafts> => {
  const { unwrittenDrafts, writtenDrafts, latestDrafts } = build;
  const live = build.status === 'live';
  const atHand = (id: string) => (live ? latestDrafts.get(id) : (unwrittenDrafts.get(id) ?? writtenDrafts.get(id)));
  const stored = await read(runtime, build, idsToRead(build, tasks, atHand));
  await beginBehindForeign(runtime, build.projection, { stored, tasks });
  return { before: (id) => stored.get(id) ?? atHand(id) ?? noDraft, updates: live ? new Map() : unwrittenDrafts };
};

const read = async ({ views }: Runtime, { projection: { name }, version }: ProjectionBuild, ids: readonly string[]) => {
  const stored = ids.length > 0 ? await views.version(name, version).getMany<Versioned>(ids) : [];
  const drafts = new Map(ids.map((id) => [id, noDraft]));
  for (const { doc, position } of stored) drafts.set(doc.id, { doc, revision: doc.revision, position });
  return drafts;
};

/** What is not in memory and was written before; a document has nothing stored before its stream's first event. */
const idsToRead = (
  { projection, pendingPosition }: ProjectionBuild,
  tasks: readonly Task[],
  atHand: (id: string) => Draft | undefined,
): readonly string[] => {
  const firsts = new Map(tasks.toReversed().map(({ id, event }) => [id, event]));
  const isNew = (id: string, { revision, stream }: RecordedEvent) => revision === 0 && isOwn(projection, id, stream);
  return [...firsts]
    .filter(([id, event]) => event.position <= pendingPosition || !(atHand(id) || isNew(id, event)))
    .map(([id]) => id);
};

export const writeBuild = async (runtime: Runtime, build: ProjectionBuild): Promise<void> => {
  if (build.status !== 'building') return;
  await whileOwned(build.owner, async () => {
    await writeDrafts(runtime, build, build.unwrittenDrafts, checkpointOf(build));
    build.writtenDrafts = build.unwrittenDrafts;
    build.unwrittenDrafts = new Map();
  });
};

/** A write went as far as these and no further, so nobody heard of them; only without transactions. */
const foldedBefore = ({ before }: Drafts, tasks: readonly Task[], upTo: number): ReadonlyMap<string, Draft> => {
  const stored = tasks.map(({ id, event }) => ({ id, event, draft: before(id) }));
  return new Map(
    stored
      .filter(({ event, draft }) => event.position <= draft.position && draft.position <= upTo)
      .map(({ id, draft }) => [id, draft]),
  );
};

interface Outcome {
  readonly updates: ReadonlyMap<string, Draft>;
  readonly stored?: ReadonlyMap<string, Draft>;
}

export const writeAndAnnounce = async (
  runtime: Runtime,
  build: ProjectionBuild,
  { updates, stored = new Map() }: Outcome,
  checkpoint: Checkpoint,
): Promise<void> => {
  build.pendingPosition = Math.max(build.pendingPosition, checkpoint.position);
  // Until there is an answer nobody knows what is stored of them, so whoever comes after a failure reads it.
  for (const id of updates.keys()) build.latestDrafts.delete(id);
  await writeDrafts(runtime, build, updates, checkpoint);
  for (const [id, draft] of updates) build.latestDrafts.set(id, draft);
  await announce(runtime, build, new Map([...stored, ...updates]));
};

const versionedDocument = ({ doc, revision, position }: Draft): Versioned | null =>
  doc ? { ...doc, revision, position } : null;

const writeDrafts = (
  { views }: Runtime,
  build: ProjectionBuild,
  updates: ReadonlyMap<string, Draft>,
  checkpoint: Checkpoint,
): Promise<void> => {
  const writes = [...updates].map(([id, draft]): ViewWrite => ({
    id,
    doc: versionedDocument(draft),
    position: draft.position,
  }));
  return views.write(build.projection.name, build.version, writes, checkpoint, build.owner.token);
};

/** In the order of the log: whoever has heard one and then loses his line knows all before it. */
const announce = async (
  { bus, log }: Runtime,
  { projection: { name } }: ProjectionBuild,
  drafts: ReadonlyMap<string, Draft>,
) => {
  if (drafts.size === 0) return;
  const announcements = [...drafts]
    .map(([id, draft]): Announcement => ({
      view: name,
      id,
      revision: draft.revision,
      position: draft.position,
      document: versionedDocument(draft),
    }))
    .toSorted((a, b) => a.position - b.position);
  await bus
    .publish(announcements)
    .catch((error: unknown) => log.warn({ view: name, err: error }, 'changes not announced'));
};

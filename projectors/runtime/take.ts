import type { Announcement } from '@maru/platform/live-bus/live-bus';
import type { EventBatch } from '@maru/platform/event-store/event-store';
import type { ViewWrite } from '@maru/platform/view-store/view-store';
import { type Draft, isOwn, noDraft, StreamGap } from './fold.ts';
import { foldBatch, type Outcome, type Task, tasksOf } from './fold-batch.ts';
import type { Lane } from './lane.ts';
import type { Versioned } from './projection.ts';
import type { Runtime } from './runtime.ts';

/**
 * Takes a lane over one batch: folds in log order, writes documents and checkpoint, then tells the live bus. A build only folds, and is
 * written by `writeBuild`. Events it has already taken are left out. A gap stops the lane; failing engines are thrown.
 */
export const take = async (runtime: Runtime, lane: Lane, batch: EventBatch): Promise<void> => {
  if (lane.status === 'stopped' || batch.position <= lane.position) return;
  const tasks = tasksOf(lane.projection, lane.position, batch.events);
  const drafts = await load(runtime, lane, tasks);
  try {
    await commit(runtime, lane, foldBatch(lane.projection, drafts, tasks, lane.parked.keys()), batch.position);
    runtime.metrics.handled(lane, tasks.length);
  } catch (error) {
    if (!(error instanceof StreamGap)) throw error;
    stop(runtime, lane, error);
  }
};

const stop = ({ log, metrics }: Runtime, lane: Lane, gap: StreamGap) => {
  lane.status = 'stopped';
  metrics.stopped(lane);
  log.error({ projection: lane.projection.name, version: lane.version, position: lane.position, err: gap }, 'projection stopped at a gap');
};

const load = async ({ views }: Runtime, lane: Lane, tasks: readonly Task[]) => {
  const drafts = new Map<string, Draft>();
  const wanted = new Set<string>();
  for (const task of tasks) {
    if (drafts.has(task.id) || wanted.has(task.id)) continue;
    const draft = atHand(lane, task);
    if (draft) drafts.set(task.id, draft);
    else wanted.add(task.id);
  }
  if (wanted.size === 0) return drafts;
  const found = await views.version(lane.projection.name, lane.version).getMany<Versioned>([...wanted]);
  for (const { doc, position } of found) drafts.set(doc.id, { doc, revision: doc.revision, position });
  return drafts;
};

/** Nothing was folded before the first event of its own stream, so a build has nothing to load. A live lane may be seeing it twice. */
const atHand = ({ unwritten, written, status, projection }: Lane, { id, event }: Task): Draft | undefined => {
  if (status !== 'building') return undefined;
  return event.revision === 0 && isOwn(projection, id, event.stream) ? noDraft : (unwritten.get(id) ?? written.get(id));
};

const commit = async (runtime: Runtime, lane: Lane, { changed, setbacks }: Outcome, position: number) => {
  // Parked before the checkpoint: a crash between the two parks the same events again, which changes nothing.
  if (setbacks.length > 0) await runtime.park(lane, setbacks);
  if (lane.status === 'building') for (const [id, draft] of changed) lane.unwritten.set(id, draft);
  else await writeDrafts(runtime, lane, changed, position);
  lane.position = position;
};

/** Writes what a build has folded, with its checkpoint. */
export const writeBuild = async (runtime: Runtime, lane: Lane): Promise<void> => {
  if (lane.status !== 'building') return;
  await writeDrafts(runtime, lane, lane.unwritten, lane.position);
  lane.written = lane.unwritten;
  lane.unwritten = new Map();
};

const stamped = ({ doc, revision, position }: Draft): Versioned | null => (doc ? { ...doc, revision, position } : null);

/** Commits documents with the checkpoint; only then open screens hear of them, and only of what readers see. */
export const writeDrafts = async ({ views, bus, log }: Runtime, lane: Lane, changed: ReadonlyMap<string, Draft>, checkpoint: number) => {
  const writes = [...changed].map(([id, draft]): ViewWrite => ({ id, doc: stamped(draft), position: draft.position }));
  await views.write(lane.projection.name, lane.version, writes, checkpoint);
  if (lane.status !== 'live' || writes.length === 0) return;
  const announcements = writes.map(({ id, doc, position }): Announcement => ({
    view: lane.projection.name, id, revision: changed.get(id)?.revision ?? 0, position, document: doc,
  }));
  await bus.publish(announcements).catch((error: unknown) => log.warn({ view: lane.projection.name, err: error }, 'changes not announced'));
};

import { type RecordedEvent, UnreadableEvent } from '@maru/platform/event-store/event-store';
import { documentsOf, type Draft, fold, isIgnored, isOwn, StreamGap } from './fold.ts';
import type { AnyProjection } from './projection.ts';

/** An event for one document. `error`: the projection could not even tell which; `id` is then that of its stream. */
export interface Task {
  readonly id: string;
  readonly event: RecordedEvent;
  readonly error?: unknown;
}

export interface Drafts {
  before(id: string): Draft;
  readonly updates: Map<string, Draft>;
}

const idOfStream = ({ own = '' }: AnyProjection, stream: string) =>
  stream.startsWith(own) ? stream.slice(own.length) : stream;

export const tasksOf = (
  projection: AnyProjection,
  after: number,
  events: readonly RecordedEvent[],
): readonly Task[] => {
  const tasks: Task[] = [];
  for (const event of events) {
    if (event.position <= after || !projection.streams.some((prefix) => event.stream.startsWith(prefix))) continue;
    tasks.push(...tasksOfEvent(projection, event));
  }
  return tasks;
};

export const tasksOfEvent = (projection: AnyProjection, event: RecordedEvent): readonly Task[] => {
  if (event.fault && !projection.faultOf) return tasksOfFault(projection, event);
  try {
    return documentsOf(projection, event).map((id) => ({ id, event }));
  } catch (error) {
    return [{ id: idOfStream(projection, event.stream), event, error }];
  }
};

/** Where an event's content does not matter only its revision counts, in the stream that is a document's own. */
const tasksOfFault = (projection: AnyProjection, event: RecordedEvent): readonly Task[] => {
  const { stream, fault } = event;
  const id = idOfStream(projection, stream);
  if (fault === 'damaged' && !isIgnored(projection, event)) return [{ id, event, error: new UnreadableEvent(event) }];
  return isOwn(projection, id, stream) ? [{ id, event }] : [];
};

/** Folds in order; answers what is to be parked: events that failed (with `error`) and those that wait behind one. */
export const foldBatch = (
  projection: AnyProjection,
  drafts: Drafts,
  tasks: readonly Task[],
  isParked: (id: string) => boolean,
): readonly Task[] => {
  const setbacks: Task[] = [];
  const freshlyParked = new Set<string>();
  for (const task of tasks) {
    const waits = freshlyParked.has(task.id) || isParked(task.id);
    const setback = waits ? task : foldOne(projection, drafts, task);
    if (!setback || task.event.position <= drafts.before(task.id).position) continue;
    freshlyParked.add(task.id);
    setbacks.push(setback);
  }
  return setbacks;
};

const foldOne = (projection: AnyProjection, { before, updates }: Drafts, task: Task): Task | undefined => {
  if ('error' in task) return task;
  const { id, event } = task;
  const draft = updates.get(id) ?? before(id);
  try {
    const next = fold(projection, id, draft, event);
    if (next !== draft) updates.set(id, next);
    return undefined;
  } catch (error) {
    if (error instanceof StreamGap) throw error;
    return { ...task, error };
  }
};

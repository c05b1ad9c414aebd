import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { documentsOf, type Draft, fold, StreamGap } from './fold.ts';
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
    try {
      for (const id of documentsOf(projection, event)) tasks.push({ id, event });
    } catch (error) {
      tasks.push({ id: idOfStream(projection, event.stream), event, error });
    }
  }
  return tasks;
};

/** Folds in order; answers what is to be parked: events that failed (with `error`) and those that wait behind one. */
export const foldBatch = (
  projection: AnyProjection,
  drafts: Drafts,
  tasks: readonly Task[],
  alreadyParked: Iterable<string>,
): readonly Task[] => {
  const setbacks: Task[] = [];
  const parkedIds = new Set(alreadyParked);
  for (const task of tasks) {
    const setback = parkedIds.has(task.id) ? task : foldOne(projection, drafts, task);
    if (!setback || task.event.position <= drafts.before(task.id).position) continue;
    parkedIds.add(task.id);
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

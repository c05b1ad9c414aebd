import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { documentsOf, type Draft, fold, noDraft, StreamGap } from './fold.ts';
import type { AnyProjection } from './projection.ts';

/** An event for one document. `error`: the projection could not even tell which; `id` is then that of its stream. */
export interface Task {
  readonly id: string;
  readonly event: RecordedEvent;
  readonly error?: unknown;
}

export interface Outcome {
  readonly changed: ReadonlyMap<string, Draft>;
  /** What is to be parked, in log order: events that failed (with `error`) and those that wait behind one. */
  readonly setbacks: readonly Task[];
}

const idOfStream = ({ own = '' }: AnyProjection, stream: string) => (stream.startsWith(own) ? stream.slice(own.length) : stream);

/** What a batch asks of a projection that stands at `after`, in log order. */
export const tasksOf = (projection: AnyProjection, after: number, events: readonly RecordedEvent[]): readonly Task[] => {
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

/** Folds in order. A document that fails is set aside with all that follows for it; the others go on. Throws `StreamGap`. */
export const foldBatch = (
  projection: AnyProjection, drafts: ReadonlyMap<string, Draft>, tasks: readonly Task[], parked: Iterable<string>,
): Outcome => {
  const changed = new Map<string, Draft>();
  const setbacks: Task[] = [];
  const aside = new Set(parked);
  for (const task of tasks) {
    const { id, event } = task;
    const failed = aside.has(id) ? task : foldOne(projection, changed, drafts, task);
    if (!failed || event.position <= (drafts.get(id) ?? noDraft).position) continue;
    aside.add(id);
    setbacks.push(failed);
  }
  return { changed, setbacks };
};

const foldOne = (projection: AnyProjection, changed: Map<string, Draft>, drafts: ReadonlyMap<string, Draft>, task: Task): Task | undefined => {
  const before = changed.get(task.id) ?? drafts.get(task.id) ?? noDraft;
  if ('error' in task) return task;
  try {
    const after = fold(projection, task.id, before, task.event);
    if (after !== before) changed.set(task.id, after);
    return undefined;
  } catch (error) {
    if (error instanceof StreamGap) throw error;
    return { ...task, error };
  }
};

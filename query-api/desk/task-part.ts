import type { DeskTaskCount } from '@maru/contracts/site/desk/desk.queries';
import type { DeskTask } from '@maru/contracts/site/desk/desk.tasks';
import type { Document, ViewStore, Where } from '@maru/platform/view-store/view-store';

/** What a context knows of that asks for a step of a person. */
export interface TaskPart {
  readonly views: readonly string[];
  readonly count: (views: ViewStore) => Promise<readonly DeskTaskCount[]>;
}

interface Waiting {
  readonly view: string;
  readonly where: Where;
  /** A field of the view and of its documents: since when one waits, in epoch ms; absent where no document says so. */
  readonly since?: string;
}

const oldestIn = async (views: ViewStore, { view, where, since }: Waiting) => {
  if (since === undefined) return null;
  const [oldest] = await views.view(view).find({ where, sort: [{ field: since, direction: 'asc' }], limit: 1 });
  return oldest ? ((oldest.doc as Document & Readonly<Record<string, number>>)[since] ?? null) : null;
};

/** How many documents of a view wait, and since when the oldest of them does. */
export const countWaiting = async (views: ViewStore, task: DeskTask, waiting: Waiting): Promise<DeskTaskCount> => {
  const count = await views.view(waiting.view).count({ where: waiting.where });
  return { task, count, since: count === 0 ? null : await oldestIn(views, waiting) };
};

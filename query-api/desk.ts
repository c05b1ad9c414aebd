import type { deskQueries } from '@maru/contracts/site/desk/desk.queries';
import { deskTasks } from '@maru/contracts/site/desk/desk.tasks';
import type { QueryHandler } from './http/query-handler.ts';
import { addinTasks } from './addin/addin.tasks.ts';
import { shopTasks } from './shop/shop.tasks.ts';
import { systemTasks } from './site/desk/system-tasks.ts';

/** What each context knows of. */
const parts = [shopTasks, addinTasks, systemTasks];

/** In the order of the contract's list. */
export const tasksOfDesk: QueryHandler<typeof deskQueries.tasks> = {
  views: parts.flatMap(({ views }) => views),
  answer: async (_input, { engines: { views } }) => {
    const counted = (await Promise.all(parts.map(({ count }) => count(views)))).flat();
    return { list: counted.toSorted((a, b) => deskTasks.indexOf(a.task) - deskTasks.indexOf(b.task)) };
  },
};

import type { DeskTaskCount } from '@maru/contracts/site/desk/desk.queries';
import { type SystemDocument, systemView } from '@maru/contracts/site/workflow/workflow.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { countWaiting, type TaskPart } from '../../desk/task-part.ts';
import { parkedViews } from '../fault/parked-documents.ts';

const mostRead = 200;
const where = { kind: 'reaction', status: 'waiting' };

/** Mails are told apart, because a person who waits for one cannot know; what is beyond the first ones counts as work. */
const reactions = async (views: ViewStore): Promise<readonly DeskTaskCount[]> => {
  const system = views.view(systemView);
  const found = await system.find<SystemDocument>({
    where,
    sort: [{ field: 'since', direction: 'asc' }],
    limit: mostRead,
  });
  const mails = found.filter(({ doc }) => doc.reaction?.workflow === 'mails');
  const others = found.filter(({ doc }) => doc.reaction?.workflow !== 'mails');
  const total = found.length < mostRead ? found.length : await system.count({ where });
  return [
    { task: 'mailsFailed', count: mails.length, since: mails[0]?.doc.since ?? null },
    { task: 'setAside', count: total - mails.length, since: others[0]?.doc.since ?? null },
  ];
};

const parked = async (views: ViewStore): Promise<DeskTaskCount> => {
  const found = await parkedViews(views);
  const since = found.length === 0 ? null : Math.min(...found.map(({ first }) => first.since));
  return { task: 'parked', count: found.reduce((sum, { documents }) => sum + documents, 0), since };
};

/** Work that the system could not do by itself. */
export const systemTasks: TaskPart = {
  views: [systemView],
  count: async (views) => [
    ...(await reactions(views)),
    await countWaiting(views, 'workflowsStopped', {
      view: systemView,
      where: { kind: 'workflow', status: 'stopped' },
      since: 'since',
    }),
    await parked(views),
  ],
};

import type { userAdminQueries } from '@maru/contracts/identity/user/user-admin.queries';
import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import type { UserCard } from '@maru/contracts/identity/user/user.views';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readEvents } from '../../http/read-events.ts';
import { changePresentation, isShown } from './user-change-of.ts';

const most = 500;

/** Read from the log itself: the history of one account needs no view of its own. */
export const userHistory: QueryHandler<typeof userAdminQueries.history> = {
  views: ['user'],
  answer: async ({ id }, { engines: { views, events }, present }) => {
    const user = await views.view('user').get<UserCard>(id);
    if (!user) throw new Rejected('not_found');
    const userEvents = await readEvents<UserEvent>(events, userStream(id), Math.max(0, user.doc.revision - most + 1));
    return { history: await present(changePresentation, userEvents.filter(isShown).toReversed()) };
  },
};

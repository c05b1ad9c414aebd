import type { userAdminQueries } from '@maru/contracts/identity/user/user-admin.queries';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { UserCard } from '@maru/contracts/identity/user/user.views';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { QueryHandler } from '../../http/query-handler.ts';
import { changePresentation, isShown, type RecordedUserEvent } from './user-change-of.ts';

const most = 500;

/** Read from the log itself: the history of one account needs no view of its own. */
export const userHistory: QueryHandler<typeof userAdminQueries.history> = {
  views: ['user'],
  answer: async ({ id }, { engines: { views, events }, present }) => {
    const user = await views.view('user').get<UserCard>(id);
    if (!user) throw new Rejected('not_found');
    const recorded: RecordedUserEvent[] = [];
    for await (const batch of events.readStream(userStream(id), { from: Math.max(0, user.doc.revision - most + 1) }))
      recorded.push(...(batch as unknown as readonly RecordedUserEvent[]).filter(isShown));
    return { history: await present(changePresentation, recorded.toReversed()) };
  },
};

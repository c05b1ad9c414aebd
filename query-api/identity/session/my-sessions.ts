import type { sessionQueries } from '@maru/contracts/identity/session/session.queries';
import type { SessionDocument } from '@maru/contracts/identity/session/session.views';
import { refreshTokenSeconds } from '@maru/contracts/kernel/limits';
import type { QueryHandler } from '../../http/query-handler.ts';
import { requireOwnSession } from './require-own-session.ts';

const most = 100;

/**
 * Those that nobody can refresh any more are over, whether or not anyone has tried. Not for a token that has outlived
 * its own session.
 */
export const mySessions: QueryHandler<typeof sessionQueries.mine> = {
  views: ['session'],
  answer: async (_input, { engines: { views, clock }, actor, session }) => {
    const sessions = views.view('session');
    await requireOwnSession(views, session);
    const alive = { user_id: actor.id, ended: null, seen_at: { gte: clock.now() - refreshTokenSeconds * 1000 } };
    const rows = await sessions.find<SessionDocument>({
      where: alive,
      sort: [{ field: 'seen_at', direction: 'desc' }],
      limit: most,
    });
    return {
      sessions: rows.map(({ doc: { id, device, started_at, seen_at } }) => ({
        id,
        device,
        started_at,
        seen_at,
        current: id === session,
      })),
    };
  },
};

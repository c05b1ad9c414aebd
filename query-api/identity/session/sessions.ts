import type { sessionQueries } from '@maru/contracts/identity/session/session.routes';
import type { memberQueries } from '@maru/contracts/identity/member/member.routes';
import { type SessionDocument, sessionEnding } from '@maru/contracts/identity/session/session.views';
import { refreshTokenSeconds } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryContext, QueryHandler } from '../../http/query-handler.ts';
import { allOf, type DataPart, isoTime } from '../../my-data/data-part.ts';

/** A session that no view knows yet has just begun. Throws `session_ended`. */
export const requireOwnSession = async (views: ViewStore, session: string): Promise<void> => {
  const own = await views.view(sessionEnding.view).get<SessionDocument>(session);
  if (own && sessionEnding.ended(own.doc)) throw new Rejected('session_ended');
};

const most = 100;

/** Those that nobody can refresh any more are over, whether or not anyone has tried. */
const sessionsOf = async (user_id: string, { views, clock }: Pick<QueryContext['engines'], 'views' | 'clock'>) => {
  const rows = await views
    .view('session')
    .find<SessionDocument>({
      where: { user_id, ended: null, seen_at: { gte: clock.now() - refreshTokenSeconds * 1000 } },
      sort: [{ field: 'seen_at', direction: 'desc' }],
      limit: most,
    });
  return rows.map(({ doc: { id, device, started_at, seen_at } }) => ({ id, device, started_at, seen_at }));
};

export const mySessions: QueryHandler<typeof sessionQueries.mine> = {
  views: ['session'],
  answer: async (_input, { engines, actor, session }) => {
    await requireOwnSession(engines.views, session);
    const sessions = await sessionsOf(actor.id, engines);
    return { sessions: sessions.map((one) => ({ ...one, current: one.id === session })) };
  },
};

export const memberSessions: QueryHandler<typeof memberQueries.sessions> = {
  views: ['session'],
  answer: async ({ id }, { engines }) => ({ sessions: await sessionsOf(id, engines) }),
};

export const sessionPart: DataPart = {
  views: ['session'],
  of: async (userId, { views }) => {
    const docs = await allOf<SessionDocument>((limit, offset) =>
      views.view('session').find({ where: { user_id: userId }, limit, offset }),
    );
    return {
      sessions: docs.map(({ device, started_at, seen_at, ended }) => ({
        device,
        started_at: isoTime(started_at),
        seen_at: isoTime(seen_at),
        ended,
      })),
    };
  },
};

import type { SessionDocument } from '@maru/contracts/identity/session/session.views';
import { allOf, type DataPart, isoTime } from '../../my-data/data-part.ts';

/** Where somebody was logged in, and is. */
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

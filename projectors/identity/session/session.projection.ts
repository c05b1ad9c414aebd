import { type SessionEvent, sessionStream } from '@maru/contracts/identity/session/session.events';
import type { SessionDocument } from '@maru/contracts/identity/session/session.views';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Projection } from '../../runtime/projection.ts';

/** Every session by its person. Ended ones stay: they tell that an access token is no longer worth a socket. */
export const sessionProjection: Projection<SessionEvent, SessionDocument> = {
  name: 'session',
  version: 2,
  view: {
    fields: { user_id: 'text', ended: 'text', seen_at: 'number' },
    indexes: [
      ['user_id', 'ended', 'seen_at'],
      ['ended', 'seen_at'],
    ],
  },
  streams: [sessionStream('')],
  own: sessionStream(''),
  key: (event) => event.data.family,
  on: {
    SessionStarted: (_, { data: { family, userId, device }, meta }) => ({
      id: family,
      user_id: userId,
      device,
      started_at: epochMs(meta.at),
      seen_at: epochMs(meta.at),
      ended: null,
    }),
    SessionRefreshed: (doc, { meta }) => doc && { ...doc, seen_at: epochMs(meta.at) },
    SessionEnded: (doc, { data: { reason } }) => doc && { ...doc, ended: reason },
  },
};

import { type SessionEvent, sessionStream } from '@maru/contracts/identity/session/session.events';
import { type SessionFacts, sessionFold } from '@maru/contracts/identity/session/session.fold';
import type { SessionDocument } from '@maru/contracts/identity/session/session.views';
import { handlersOf } from '@maru/contracts/kernel/fold';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<SessionDocument>;

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
  /** The document is the fold without its tokens, which nobody may read. */
  on: handlersOf<SessionEvent, SessionFacts | undefined, Doc>(
    sessionFold.evolve,
    (doc) => doc && { ...doc, started: 0, tokenHash: '', replaced: [] },
    (session) => {
      if (!session) return undefined;
      const { started: _started, tokenHash: _tokenHash, replaced: _replaced, ...shown } = session;
      return shown;
    },
  ),
};

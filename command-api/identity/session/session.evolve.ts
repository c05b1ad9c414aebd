import type { SessionEvent } from '@maru/contracts/identity/session/session.events';
import type { Evolvers } from '@maru/contracts/kernel/decider';
import { noSession, type SessionState } from './session.state.ts';

export const evolveSession: Evolvers<SessionEvent, SessionState> = {
  SessionStarted: (_state, { data: { userId, tokenHash }, meta, position }) => ({
    status: 'active', userId, started: position, tokenHash, previousHash: undefined, refreshedAt: meta.at,
  }),
  SessionRefreshed: (state, { data, meta }) =>
    state.status === 'active' ? { ...state, tokenHash: data.tokenHash, previousHash: state.tokenHash, refreshedAt: meta.at } : state,
  SessionEnded: (state) => (state.status === 'missing' ? noSession : { status: 'ended', userId: state.userId }),
};

import type { SessionEvent } from '@maru/contracts/identity/session/session.events';
import type { Evolvers } from '@maru/contracts/kernel/decider';
import { isFresh } from './refresh-session.ts';
import { type ActiveSession, noSession, type SessionState } from './session.state.ts';

/** Older ones are of no use to anyone. */
const replacedBy = ({ tokenHash, replaced }: ActiveSession, at: string) => [
  { hash: tokenHash, at },
  ...replaced.filter((one) => isFresh(one, at)),
];

export const evolveSession: Evolvers<SessionEvent, SessionState> = {
  SessionStarted: (_state, { data: { userId, tokenHash }, meta, position }) => ({
    status: 'active',
    userId,
    started: position,
    tokenHash,
    replaced: [],
    refreshedAt: meta.at,
  }),
  SessionRefreshed: (state, { data, meta }) =>
    state.status === 'active'
      ? { ...state, tokenHash: data.tokenHash, replaced: replacedBy(state, meta.at), refreshedAt: meta.at }
      : state,
  SessionEnded: (state) => (state.status === 'missing' ? noSession : { status: 'ended', userId: state.userId }),
};

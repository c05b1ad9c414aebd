import type { StreamFold } from '../../kernel/fold.ts';
import { refreshGraceSeconds } from '../../kernel/limits.ts';
import type { SessionEvent } from './session.events.ts';

/** A token by its hash, and when it was traded in (ISO). */
export interface ReplacedToken {
  readonly hash: string;
  readonly at: string;
}

/** `refreshedAt` is ISO. */
export interface ActiveSession {
  readonly status: 'active';
  readonly userId: string;
  /** Its beginning's place in the log. */
  readonly started: number;
  readonly tokenHash: string;
  /** Tokens that were traded in a moment before `refreshedAt`, the newest first. */
  readonly replaced: readonly ReplacedToken[];
  readonly refreshedAt: string;
}
export type SessionState =
  | { readonly status: 'missing' }
  | { readonly status: 'ended'; readonly userId: string }
  | ActiveSession;
export const noSession: SessionState = { status: 'missing' };

/** Between two ISO times. */
export const secondsSince = (before: string, at: string) => (Date.parse(at) - Date.parse(before)) / 1000;
/** A token that was traded in may still be shown for a moment: by another tab, or where an answer was lost. */
export const isFresh = (replaced: ReplacedToken, at: string) => secondsSince(replaced.at, at) <= refreshGraceSeconds;

/** Older ones are of no use to anyone. */
const replacedBy = ({ tokenHash, replaced }: ActiveSession, at: string) => [
  { hash: tokenHash, at },
  ...replaced.filter((one) => isFresh(one, at)),
];

/** Total over the events; the view's document keeps none of its tokens. */
export const sessionFold: StreamFold<SessionState, SessionEvent> = {
  initialState: noSession,
  evolve: {
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
  },
};

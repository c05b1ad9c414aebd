import { epochMs } from '../../kernel/fields.ts';
import type { Facts, StreamFold } from '../../kernel/fold.ts';
import { refreshGraceSeconds } from '../../kernel/limits.ts';
import type { SessionEvent } from './session.events.ts';
import type { SessionDocument } from './session.views.ts';

/** A token by its hash, and when it was traded in (epoch ms). */
export interface ReplacedToken {
  readonly hash: string;
  readonly at: number;
}

/** What its person sees of a session, and what only the system knows. */
export interface SessionFacts extends Facts<SessionDocument> {
  /** Its beginning's place in the log. */
  readonly started: number;
  readonly tokenHash: string;
  /** Tokens that were traded in a moment before `seen_at`, the newest first. */
  readonly replaced: readonly ReplacedToken[];
}

/** From a time in epoch ms to one in ISO. */
export const secondsSince = (before: number, at: string) => (epochMs(at) - before) / 1000;
/** A token that was traded in may still be shown for a moment: by another tab, or where an answer was lost. */
export const isFresh = (replaced: ReplacedToken, at: string) => secondsSince(replaced.at, at) <= refreshGraceSeconds;

/** Older ones are of no use to anyone. */
const replacedTokens = ({ tokenHash, replaced }: SessionFacts, at: string) => [
  { hash: tokenHash, at: epochMs(at) },
  ...replaced.filter((one) => isFresh(one, at)),
];

export const sessionFold: StreamFold<SessionFacts | undefined, SessionEvent> = {
  initialState: undefined,
  evolve: {
    SessionStarted: (_, { data: { family, userId, device, tokenHash }, meta, position }) => ({
      id: family,
      user_id: userId,
      device,
      started_at: epochMs(meta.at),
      seen_at: epochMs(meta.at),
      ended: null,
      started: position,
      tokenHash,
      replaced: [],
    }),
    SessionRefreshed: (session, { data: { tokenHash }, meta }) =>
      session && { ...session, tokenHash, replaced: replacedTokens(session, meta.at), seen_at: epochMs(meta.at) },
    SessionEnded: (session, { data: { reason } }) => session && { ...session, ended: reason },
  },
};

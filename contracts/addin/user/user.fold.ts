import { epochMs } from '../../kernel/fields.ts';
import type { StreamFold } from '../../kernel/fold.ts';
import type { AddinUserEvent } from './user.events.ts';
import type { AddinLicence } from './user.fields.ts';
import { mostSessions } from './user.rules.ts';

interface OpenSession {
  readonly session: string;
  readonly licence: AddinLicence;
  /** Epoch ms. */
  readonly seen_at: number;
}
/** Sessions that have not ended, the newest last, and what the last few were that have. */
export interface AddinUserFacts {
  readonly open: readonly OpenSession[];
  readonly over: readonly string[];
}

export const addinUserFold: StreamFold<AddinUserFacts, AddinUserEvent> = {
  initialState: { open: [], over: [] },
  evolve: {
    AddinSessionStarted: ({ open, over }, { data: { session, licence }, meta }) => ({
      open: [...open, { session, licence, seen_at: epochMs(meta.at) }].slice(-mostSessions),
      over,
    }),
    AddinSeen: ({ open, over }, { data: { session, licence }, meta }) => ({
      open: open.map((one) => (one.session === session ? { session, licence, seen_at: epochMs(meta.at) } : one)),
      over,
    }),
    AddinSessionEnded: ({ open, over }, { data: { session } }) => ({
      open: open.filter((one) => one.session !== session),
      over: [...over, session].slice(-mostSessions),
    }),
  },
};

import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import type { Ending } from '../../kernel/live.ts';
import { endReason } from './session.events.ts';

/** Document of the view `session`; shown to its person only. `ended` is why, or null while it goes on. */
export const sessionDocument = z.object({
  ...documentBase,
  user_id: z.string(),
  device: z.string(),
  started_at: timestamp,
  seen_at: timestamp,
  ended: endReason.nullable(),
});
export type SessionDocument = z.infer<typeof sessionDocument>;

/** One of a person's sessions; `current` is the one that asks. `seen_at` is when it was last refreshed. */
export const mySession = sessionDocument
  .pick({ id: true, device: true, started_at: true, seen_at: true })
  .extend({ current: z.boolean() });
export type MySession = z.infer<typeof mySession>;

/** What ends a session's sockets, and its access tokens: one is issued at each refresh. */
export const sessionEnding: Ending<SessionDocument> = {
  view: 'session',
  ended: ({ ended }) => ended !== null,
  endedSince: (at) => ({ ended: { in: endReason.options }, seen_at: { gte: at } }),
};

import { accessTokenSeconds } from '@maru/contracts/kernel/limits';
import type { Ending } from '@maru/contracts/kernel/live';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { LRUCache } from 'lru-cache';
import { setTimeout } from 'node:timers/promises';
import type { Engines } from '../engines/engines.ts';
import type { Announcement } from '../live-bus/live-bus.ts';
import { type Document, UnknownView } from '../view-store/view-store.ts';
import type { AccessTokens } from './access-token.ts';

/** A token is issued a moment after its session was refreshed, and clocks differ. */
const slackMs = 60_000;
const rememberMs = accessTokenSeconds * 1000 + slackMs;
const most = 100_000;

interface Parts {
  readonly engines: Pick<Engines, 'views' | 'bus' | 'clock'>;
  readonly ending: Ending;
  readonly failed: (error: unknown) => void;
  readonly signal: AbortSignal;
  readonly retryMs?: number;
}

/** Refuses tokens of ended sessions with `session_ended`: heard of on the live bus, or looked up in the view. */
export const refuseEndedSessions = (
  tokens: AccessTokens,
  { engines: { views, bus, clock }, ending, failed, signal, retryMs = 1_000 }: Parts,
): AccessTokens => {
  const ended = new LRUCache<string, true>({ max: most, ttl: rememberMs });
  const hasEnded = ending.ended as (doc: object) => boolean;

  const lookUp = async () => {
    const found = await views
      .view(ending.view)
      .find<Document>({ where: ending.endedSince(clock.now() - rememberMs), limit: most });
    for (const { doc } of found) ended.set(doc.id, true);
  };
  const lookUpAtLast = async () => {
    while (!signal.aborted) {
      try {
        return await lookUp();
      } catch (error) {
        // Before its first projection there is no view, and nothing that ended.
        if (!(error instanceof UnknownView)) failed(error);
        await setTimeout(retryMs, undefined, { ref: false });
      }
    }
  };
  const heard = (announcements: readonly Announcement[]) => {
    for (const { id, document } of announcements) if (document && hasEnded(document)) ended.set(id, true);
  };

  bus.listen(heard, () => void lookUpAtLast(), [ending.view]);
  void lookUpAtLast();
  return {
    ...tokens,
    verify: async (token, purpose) => {
      const claims = await tokens.verify(token, purpose);
      if (ended.has(claims.sessionId)) throw new Rejected('session_ended');
      return claims;
    },
  };
};

import { sessionEnding } from '@maru/contracts/identity/session/session.views';
import { accessTokenSeconds, refreshTokenSeconds } from '@maru/contracts/kernel/limits';
import type { Health } from '@maru/contracts/site/health/health.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';

/** A session that was not refreshed for so long cannot be gone on with; one in use is refreshed with each access token. */
export const sessionHealthOf = async (views: ViewStore, now: number): Promise<Health['sessions']> => {
  const seenSince = (seconds: number) =>
    views.view(sessionEnding.view).count({ where: { ended: null, seen_at: { gte: now - seconds * 1_000 } } });
  return { open: await seenSince(refreshTokenSeconds), used: await seenSince(accessTokenSeconds) };
};

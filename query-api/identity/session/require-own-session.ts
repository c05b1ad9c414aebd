import { type SessionDocument, sessionEnding } from '@maru/contracts/identity/session/session.views';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ViewStore } from '@maru/platform/view-store/view-store';

/**
 * Not for a token that has outlived its own session; one that no view knows yet has just begun. Throws `session_ended`.
 */
export const requireOwnSession = async (views: ViewStore, session: string): Promise<void> => {
  const own = await views.view(sessionEnding.view).get<SessionDocument>(session);
  if (own && sessionEnding.ended(own.doc)) throw new Rejected('session_ended');
};

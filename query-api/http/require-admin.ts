import { sessionEnding, type SessionDocument } from '@maru/contracts/identity/session/session.views';
import { peopleCards, type UserCard } from '@maru/contracts/identity/user/user.views';
import { isAdmin } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { AccessClaims } from '@maru/platform/access-token/access-token';
import type { ViewStore } from '@maru/platform/view-store/view-store';

export const adminViews: readonly string[] = [peopleCards.view, sessionEnding.view];

/** A token is up to 15 minutes old. A session unknown to the views has just begun. Throws `session_ended`, `forbidden`. */
export const requireAdmin = async (views: ViewStore, { userId, sessionId }: AccessClaims): Promise<void> => {
  const [session, user] = await Promise.all([
    views.view(sessionEnding.view).get<SessionDocument>(sessionId),
    views.view(peopleCards.view).get<UserCard>(userId),
  ]);
  if (session && sessionEnding.ended(session.doc)) throw new Rejected('session_ended');
  if (user?.doc.status !== 'active' || !isAdmin(user.doc)) throw new Rejected('forbidden');
};

import type { AddinDocument } from '@maru/contracts/identity/addin-binding/addin.views';
import { peopleCards, type UserCard } from '@maru/contracts/identity/user/user.views';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { AccessClaims } from '@maru/platform/access-token/access-token';
import type { ViewStore } from '@maru/platform/view-store/view-store';

const bindings = 'addin';
export const addinViews: readonly string[] = [bindings, peopleCards.view];

/** A token of an add-in is up to 15 minutes old: it may have been let go of since. Throws `addin_unknown`. */
export const requireAddin = async (views: ViewStore, { userId, sessionId }: AccessClaims): Promise<void> => {
  const [addin, user] = await Promise.all([
    views.view(bindings).get<AddinDocument>(sessionId),
    views.view(peopleCards.view).get<UserCard>(userId),
  ]);
  if (addin?.doc.user_id !== userId || user?.doc.status !== 'active') throw new Rejected('addin_unknown');
};

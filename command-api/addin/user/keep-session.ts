import type { AddinUserCommand } from '@maru/contracts/addin/user/user.commands';
import type { AddinUserEvent } from '@maru/contracts/addin/user/user.events';
import type { AddinUserFacts } from '@maru/contracts/addin/user/user.fold';
import { seenEveryMs } from '@maru/contracts/addin/user/user.rules';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Deciders } from '@maru/contracts/kernel/decider';

type UserDeciders = Deciders<AddinUserCommand, AddinUserFacts, AddinUserEvent>;

/** A session whose beginning was lost begins with its first heartbeat; one that has ended stays so, late as it comes. */
export const keepSession: UserDeciders['KeepAddinSession'] = ({ open, over }, { data }, { at }) => {
  const { addin, user_id, session, licence } = data;
  if (over.includes(session)) return [];
  const known = open.find((one) => one.session === session);
  if (!known) return [{ type: 'AddinSessionStarted', data }];
  const { licence: from, seen_at } = known;
  const isSame = from.state === licence.state && from.id === licence.id;
  if (isSame && epochMs(at) - seen_at < seenEveryMs) return [];
  return [{ type: 'AddinSeen', data: { addin, user_id, session, licence, from } }];
};

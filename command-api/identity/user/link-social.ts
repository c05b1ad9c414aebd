import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Provider } from '@maru/contracts/identity/user/user.events';
import type { RegisteredState } from '@maru/contracts/identity/user/user.fold';
import { registeredAccount, type UserDecider } from './user.state.ts';

/** One account of a provider's each: the one there is has to be let go of first. */
export const linkSocial: UserDecider<'LinkSocial'> = (state, { data }) => {
  const link = registeredAccount(state).social.find(({ provider }) => provider === data.provider);
  if (link === undefined) return [{ type: 'SocialLinked', data }];
  if (link.subjectHash !== data.subjectHash) throw new Rejected('already_linked');
  return [];
};

export const isLastLoginWay = (
  { passwordHash, social }: Pick<RegisteredState, 'passwordHash' | 'social'>,
  provider: Provider,
) => passwordHash === null && social.every((link) => link.provider === provider);

/** A provider tells what has happened there already: that is not for us to refuse. */
export const unlinkSocial: UserDecider<'UnlinkSocial'> = (state, { data }) => {
  const account = registeredAccount(state);
  if (account.social.every((link) => link.provider !== data.provider)) return [];
  if (data.by === 'self' && isLastLoginWay(account, data.provider)) throw new Rejected('last_login_way');
  return [{ type: 'SocialUnlinked', data }];
};

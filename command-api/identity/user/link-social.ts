import { Rejected } from '@maru/contracts/kernel/rejections';
import { registered, type UserDecider } from './user.state.ts';

/** One account of a provider's each: the one there is has to be let go of first. */
export const linkSocial: UserDecider<'LinkSocial'> = (state, { data }) => {
  const linked = registered(state).social.find(({ provider }) => provider === data.provider);
  if (linked === undefined) return [{ type: 'SocialLinked', data }];
  if (linked.subjectHash !== data.subjectHash) throw new Rejected('already_linked');
  return [];
};

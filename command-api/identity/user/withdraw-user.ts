import { registered, type UserDecider } from './user.state.ts';

/**
 * The certificate holds nothing personal: keyed hashes say what is to be released, since the address is unreadable from
 * now on.
 */
export const withdrawUser: UserDecider<'WithdrawUser'> = (state, { data: { id, emailHash } }) => {
  const { social } = registered(state);
  return [
    { type: 'UserWithdrawn', data: { id, emailHash, socialHashes: social.map(({ subjectHash }) => subjectHash) } },
  ];
};

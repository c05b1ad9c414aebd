import { Rejected } from '@maru/contracts/kernel/rejections';
import { registeredAccount, type UserDecider } from './user.state.ts';

/** The id was reserved with the address: whoever comes second finds both taken. */
export const registerUser: UserDecider<'RegisterUser'> = (state, { data: { image, ...data } }) => {
  if (state.status !== 'missing') throw new Rejected('key_reused');
  const { id, email } = data;
  return [
    { type: 'UserRegistered', data },
    ...(email === null ? [] : [{ type: 'UserCertified', data: { id } } as const]),
    ...(image === undefined ? [] : [{ type: 'UserImageChanged', data: { id, image } } as const]),
  ];
};

/** Keyed hashes say what is to be released, since the address is unreadable from now on. */
export const withdrawUser: UserDecider<'WithdrawUser'> = (state, { data: { id, emailHash } }) => {
  const { social } = registeredAccount(state);
  return [
    { type: 'UserWithdrawn', data: { id, emailHash, socialHashes: social.map(({ subjectHash }) => subjectHash) } },
  ];
};

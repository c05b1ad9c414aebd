import { Rejected } from '@maru/contracts/kernel/rejections';
import type { UserDecider } from './user.state.ts';

/** The id was reserved together with the address: whoever comes second finds both taken. */
export const registerUser: UserDecider<'RegisterUser'> = (state, { data }) => {
  if (state.status === 'registered') throw new Rejected('email_taken');
  return [{ type: 'UserRegistered', data: { ...data, type: 'email' } }];
};

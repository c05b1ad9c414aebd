import { Rejected } from '@maru/contracts/kernel/rejections';
import { expiryOf } from '../mail-code/request-mail-code.ts';
import type { SignupDecider } from './signup.state.ts';

/** Whose the address is plays no part: nothing here may depend on it. */
export const requestSignup: SignupDecider<'RequestSignup'> = (state, { data }, { at }) => {
  if (state.status !== 'missing') throw new Rejected('key_reused');
  return [{ type: 'SignupRequested', data: { ...data, expiresAt: expiryOf(at) } }];
};

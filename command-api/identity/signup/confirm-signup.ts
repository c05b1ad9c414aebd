import { Rejected } from '@maru/contracts/kernel/rejections';
import type { SignupDecider } from './signup.state.ts';

/** The last step, when the account is there: until then the link works, however often something broke off. */
export const confirmSignup: SignupDecider<'ConfirmSignup'> = (state, { data }) => {
  if (state.status === 'missing') throw new Rejected('code_wrong');
  if (state.status === 'confirmed') throw new Rejected('code_used');
  return [{ type: 'SignupConfirmed', data }];
};

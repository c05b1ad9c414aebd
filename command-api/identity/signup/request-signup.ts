import type { SignupCommand } from '@maru/contracts/identity/signup/signup.commands';
import type { SignupEvent } from '@maru/contracts/identity/signup/signup.events';
import type { KnownSignup, SignupState } from '@maru/contracts/identity/signup/signup.fold';
import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { expiryOf } from '../mail-code/use-mail-code.ts';
import { isOwnPicture } from '../user/write-user.ts';

export type SignupDecider<T extends SignupCommand['type']> = Deciders<SignupCommand, SignupState, SignupEvent>[T];

export const isOpen = (state: SignupState, at: string): state is KnownSignup =>
  state.status === 'open' && Date.parse(at) < Date.parse(state.expiresAt);

/** Whose the address is plays no part: nothing here may depend on it. */
export const requestSignup: SignupDecider<'RequestSignup'> = (state, { data }, { at }) => {
  if (state.status !== 'missing') throw new Rejected('key_reused');
  return [{ type: 'SignupRequested', data: { ...data, expiresAt: expiryOf(at) } }];
};

/** Until there is an account: from then on it takes a login. */
export const chooseSignupPicture: SignupDecider<'ChooseSignupPicture'> = (state, { data }, { at }) => {
  if (!isOpen(state, at) || !isOwnPicture(data.image, data.id)) throw new Rejected('forbidden');
  return [{ type: 'SignupPictureChosen', data }];
};

/** The last step, when the account is there: until then the link works, however often something broke off. */
export const confirmSignup: SignupDecider<'ConfirmSignup'> = (state, { data }) => {
  if (state.status === 'missing') throw new Rejected('code_wrong');
  if (state.status === 'confirmed') throw new Rejected('code_used');
  return [{ type: 'SignupConfirmed', data }];
};

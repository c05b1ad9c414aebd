import type { SignupCommand } from '@maru/contracts/identity/signup/signup.commands';
import { type SignupEvent, signupPersonal, signupStream } from '@maru/contracts/identity/signup/signup.events';
import { signupFold, type SignupState } from '@maru/contracts/identity/signup/signup.fold';
import { signupPolicies, type SignupSubject } from '@maru/contracts/identity/signup/signup.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { chooseSignupPicture, confirmSignup, requestSignup } from './request-signup.ts';

export const signupAggregate: Aggregate<SignupCommand, SignupState, SignupEvent, SignupSubject> = {
  name: 'identity.signup',
  ...signupFold,
  stream: ({ data }) => signupStream(data.id),
  personal: signupPersonal,
  decide: { RequestSignup: requestSignup, ChooseSignupPicture: chooseSignupPicture, ConfirmSignup: confirmSignup },
  policies: signupPolicies,
  subject: ({ data }) => ({ id: data.id }),
  answer: () => ({ body: {} }),
};

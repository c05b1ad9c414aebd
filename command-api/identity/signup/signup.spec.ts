import { signupExamples } from '@maru/contracts/identity/signup/signup.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { signupAggregate } from './signup.aggregate.ts';

export const { SignupRequested: requested, SignupPictureChosen: chosen, SignupConfirmed: confirmed } = signupExamples;
export const { id } = requested.data;
export const holder = { id, level: 0 };
export const signup = decisionsOf(signupAggregate);

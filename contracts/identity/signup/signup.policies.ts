import type { Actor } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { SignupCommand } from './signup.commands.ts';

export interface SignupSubject {
  readonly id: string;
}

const own = (actor: Actor, { id }: SignupSubject) => (actor.id === id ? undefined : 'forbidden');

export const signupPolicies: Policies<SignupCommand, SignupSubject> = {
  RequestSignup: own,
  /** Whoever has the ticket that the sign-up answered. */
  ChooseSignupPicture: own,
  /** Whoever has the code of the mail. */
  ConfirmSignup: own,
};

import type { Personal } from '../../kernel/personal.ts';
import type { SignupEvent } from './signup.events.ts';

/** Sealed with the key of the account it may become, so that withdrawing makes the sign-up unreadable, too. */
export const signupPersonal: Personal<SignupEvent> = {
  SignupRequested: { purpose: 'profile', person: ({ id }) => id, fields: ['name', 'email'] },
};

import type { SignupCommand } from '@maru/contracts/identity/signup/signup.commands';
import type { SignupEvent } from '@maru/contracts/identity/signup/signup.events';
import type { KnownSignup, SignupState } from '@maru/contracts/identity/signup/signup.fold';
import type { Deciders } from '@maru/contracts/kernel/decider';

export type SignupDecider<T extends SignupCommand['type']> = Deciders<SignupCommand, SignupState, SignupEvent>[T];

/** Whether the link in its mail still works at this time. */
export const isOpen = (state: SignupState, at: string): state is KnownSignup =>
  state.status === 'open' && Date.parse(at) < Date.parse(state.expiresAt);

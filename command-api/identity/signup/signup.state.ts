import type { SignupCommand } from '@maru/contracts/identity/signup/signup.commands';
import type { SignupEvent } from '@maru/contracts/identity/signup/signup.events';
import type { Agreed } from '@maru/contracts/identity/user/user.views';
import type { Deciders } from '@maru/contracts/kernel/decider';

/** `expiresAt` is ISO; `name` and `email` are '' where the key to them is gone. */
export interface KnownSignup {
  readonly status: 'open' | 'confirmed';
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly agreed: readonly Agreed[];
  readonly image: string | null;
  readonly expiresAt: string;
}
export type SignupState = { readonly status: 'missing' } | KnownSignup;
export type SignupDecider<T extends SignupCommand['type']> = Deciders<SignupCommand, SignupState, SignupEvent>[T];

export const noSignup: SignupState = { status: 'missing' };

/** Whether the link in its mail still works at this time. */
export const isOpen = (state: SignupState, at: string): state is KnownSignup =>
  state.status === 'open' && Date.parse(at) < Date.parse(state.expiresAt);

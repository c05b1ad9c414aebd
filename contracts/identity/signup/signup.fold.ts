import type { StreamFold } from '../../kernel/fold.ts';
import type { AgreedText } from '../user/user.views.ts';
import type { SignupEvent } from './signup.events.ts';

/** `expiresAt` is ISO; `name` and `email` are '' where the key to them is gone. */
export interface KnownSignup {
  readonly status: 'open' | 'confirmed';
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly agreed: readonly AgreedText[];
  readonly image: string | null;
  readonly expiresAt: string;
}
export type SignupState = { readonly status: 'missing' } | KnownSignup;
export const noSignup: SignupState = { status: 'missing' };

export const signupFold: StreamFold<SignupState, SignupEvent> = {
  initialState: noSignup,
  evolve: {
    SignupRequested: (_state, { data: { name, email, passwordHash, agreed, expiresAt } }) => ({
      status: 'open',
      name,
      email,
      passwordHash,
      agreed,
      image: null,
      expiresAt,
    }),
    SignupPictureChosen: (state, { data: { image } }) => (state.status === 'missing' ? state : { ...state, image }),
    SignupConfirmed: (state) => (state.status === 'missing' ? state : { ...state, status: 'confirmed' }),
  },
};

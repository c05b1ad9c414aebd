import type { SignupEvent } from '@maru/contracts/identity/signup/signup.events';
import type { Evolvers } from '@maru/contracts/kernel/decider';
import type { SignupState } from './signup.state.ts';

export const evolveSignup: Evolvers<SignupEvent, SignupState> = {
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
};

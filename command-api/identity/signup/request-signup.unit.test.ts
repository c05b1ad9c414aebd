import { describe, it } from 'vitest';
import { holder, id, requested, signup } from './signup.spec.ts';

describe('asking for an account', () => {
  const { name, email, passwordHash, agreed } = requested.data;
  const ask = { type: 'RequestSignup', data: { id, name, email, passwordHash, agreed } } as const;
  it('is written down, with ten minutes to open the link', () => signup.given().when(ask, holder).emits(requested));
  it('is refused under an id that is taken', () => signup.given(requested).when(ask, holder).isRefused('key_reused'));
});

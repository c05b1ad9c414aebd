import { describe, it } from 'vitest';
import { confirmed, holder, id, requested, signup } from './signup.spec.ts';

describe('confirming a sign-up', () => {
  const confirm = { type: 'ConfirmSignup', data: { id } } as const;
  it('is written down once', () => {
    signup.given(requested).when(confirm, holder).emits(confirmed);
    signup.given(requested, confirmed).when(confirm, holder).isRefused('code_used');
  });
  it('takes a sign-up', () => signup.given().when(confirm, holder).isRefused('code_wrong'));
});

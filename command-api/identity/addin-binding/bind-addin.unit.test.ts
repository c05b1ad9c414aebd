import { describe, it } from 'vitest';
import { addin, bound, freed, hash, owner, userId } from './addin.spec.ts';

const bind = (to: string) => ({ type: 'BindAddin', data: { hash, userId: to } }) as const;

describe('BindAddin', () => {
  it('binds it once to one person', () => {
    addin.given().when(bind(userId), owner).emits(bound);
    addin.given(bound).when(bind(userId), owner).emitsNothing();
  });
  it('refuses another person until it is free', () => {
    addin.given(bound).when(bind('another'), owner).isRefused('addin_taken');
    addin
      .given(bound, freed)
      .when(bind('another'), owner)
      .emits({ type: 'AddinBound', data: { hash, userId: 'another' } });
  });
});

import { describe, it } from 'vitest';
import { addin, bound, freed, hash, owner } from './addin.spec.ts';

const unbind = { type: 'UnbindAddin', data: { hash } } as const;

describe('UnbindAddin', () => {
  it('lets go of it', () => {
    addin.given(bound).when(unbind, owner).emits(freed);
    addin.given(bound, freed).when(unbind, owner).emitsNothing();
  });
});

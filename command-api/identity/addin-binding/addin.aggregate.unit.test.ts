import { addinExamples } from '@maru/contracts/identity/addin-binding/addin.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { addinAggregate } from './addin.aggregate.ts';
import { describe, it } from 'vitest';

const { AddinBound: bound, AddinUnbound: freed } = addinExamples;
const { hash, userId } = bound.data;
const owner = { id: userId, level: 1 };
const addin = decisionsOf(addinAggregate);
const bind = (to: string) => ({ type: 'BindAddin', data: { hash, userId: to } }) as const;
const unbind = { type: 'UnbindAddin', data: { hash } } as const;

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

describe('UnbindAddin', () => {
  it('lets go of it', () => {
    addin.given(bound).when(unbind, owner).emits(freed);
    addin.given(bound, freed).when(unbind, owner).emitsNothing();
  });
});

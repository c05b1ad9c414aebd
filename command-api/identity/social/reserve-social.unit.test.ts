import { socialExamples } from '@maru/contracts/identity/social/social.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { socialAggregate } from './social.aggregate.ts';

const { SocialReserved, SocialReleased } = socialExamples;
const { userId } = SocialReserved.data;
const actor = { id: userId, level: 1 };
const hash = 'c'.repeat(64);
const social = decisionsOf(socialAggregate);
const reserve = (by: string) => ({ type: 'ReserveSocial', data: { hash, userId: by } }) as const;
const release = (by: string) => ({ type: 'ReleaseSocial', data: { hash, userId: by } }) as const;

describe('ReserveSocial', () => {
  it('goes to the first who comes', () => {
    social.given().when(reserve(userId), actor).emits(SocialReserved);
    social.given(SocialReserved).when(reserve(userId), actor).emitsNothing();
    social.given(SocialReserved).when(reserve('another'), actor).emitsNothing();
  });
  it('goes to another once it was released', () =>
    social
      .given(SocialReserved, SocialReleased)
      .when(reserve('another'), actor)
      .emits({ type: 'SocialReserved', data: { userId: 'another' } }));
});

describe('ReleaseSocial', () => {
  it('takes it from whoever has it, and from nobody else', () => {
    social.given(SocialReserved).when(release(userId), actor).emits(SocialReleased);
    social.given(SocialReserved).when(release('another'), actor).emitsNothing();
    social.given(SocialReserved, SocialReleased).when(release(userId), actor).emitsNothing();
  });
});

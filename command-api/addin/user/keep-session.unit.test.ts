import { addinUserExamples } from '@maru/contracts/addin/user/user.examples';
import { addinUserPolicies } from '@maru/contracts/addin/user/user.policies';
import { seenEveryMs } from '@maru/contracts/addin/user/user.rules';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { addinUserAggregate } from './user.aggregate.ts';

const { AddinSessionStarted: started, AddinSeen: seen, AddinSessionEnded: ended } = addinUserExamples;
const { addin, user_id, session, licence } = started.data;
const owner = { id: user_id, level: 1 };
const user = decisionsOf(addinUserAggregate);
const keep = { type: 'KeepAddinSession', data: started.data } as const;
const end = { type: 'EndAddinSession', data: ended.data } as const;
const other = { ...started, data: { ...started.data, session: 'another' } };

describe('KeepAddinSession', () => {
  it('begins a session, of which there may be several', () => {
    user.given().when(keep, owner).emits(started);
    user.given(other).when(keep, owner).emits(started);
  });
  it('is written down now and then', () => {
    user.given(started).when(keep, owner).emitsNothing();
    user
      .given(started)
      .when(keep, owner, seenEveryMs)
      .emits({ type: 'AddinSeen', data: { addin, user_id, session, licence, from: licence } });
  });
  it('is written down at once where the licence is another', () => {
    const none = { state: 'none', id: null } as const;
    user
      .given(started)
      .when({ ...keep, data: { ...keep.data, licence: none } }, owner)
      .emits(seen);
    user
      .given(started, seen)
      .when({ ...keep, data: { ...keep.data, licence: none } }, owner)
      .emitsNothing();
  });
  it('does not begin again what has ended', () => user.given(started, ended).when(keep, owner).emitsNothing());
});

describe('EndAddinSession', () => {
  it('ends it once', () => {
    user.given(started).when(end, owner).emits(ended);
    user.given(started, ended).when(end, owner).emitsNothing();
    user.given(other).when(end, owner).emitsNothing();
  });
  it('is for the add-in’s person, as the rest is', () => {
    for (const policy of Object.values(addinUserPolicies)) {
      expect(policy(owner, { userId: user_id })).toBeUndefined();
      expect(policy({ id: 'another', level: 10 }, { userId: user_id })).toBe('forbidden');
    }
  });
});

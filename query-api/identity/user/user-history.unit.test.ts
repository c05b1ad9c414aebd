import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { userChange } from '@maru/contracts/identity/user/user-admin.routes';
import type { UserEvent } from '@maru/contracts/identity/user/user.events';
import { describe, expect, it } from 'vitest';
import { changePresentation, isShown, type RecordedUserEvent } from './user-history.ts';

const admin = { id: 'an administrator', no: 1, name: '관리자', image: null };
const recorded = (type: UserEvent['type'], actorId = admin.id) =>
  ({
    ...userExamples[type],
    id: 'event',
    revision: 3,
    meta: { at: '2026-01-01T00:00:00.000000Z', actorId },
  }) as unknown as RecordedUserEvent;
const shown = (type: UserEvent['type'], actorId?: string) => {
  const change = changePresentation.present(recorded(type, actorId), () => admin);
  expect(userChange.parse(change)).toEqual(change);
  return change;
};

describe('the history of an account', () => {
  it('says what administrators did, and why', () => {
    const by = { id: admin.id, name: admin.name, image: null };
    expect(shown('UserLevelChanged')).toMatchObject({ what: 'level', level: 10, reason: null, by });
    expect(shown('UserSuspended')).toMatchObject({
      what: 'suspended',
      level: null,
      reason: userExamples.UserSuspended.data.reason,
      by,
    });
    expect(shown('UserReinstated')).toMatchObject({ what: 'reinstated', by });
    expect(changePresentation.people(recorded('UserSuspended'))).toEqual([admin.id]);
  });

  it('names nobody for what a person did', () => {
    const { id } = userExamples.UserRegistered.data;
    expect(shown('UserRegistered', id)).toMatchObject({ what: 'registered', by: null });
    expect(shown('UserWithdrawn', id)).toMatchObject({ what: 'withdrawn', by: null });
    expect(changePresentation.people(recorded('UserWithdrawn', id))).toEqual([]);
  });

  it('leaves out what people do with what is theirs', () => {
    const types = Object.keys(userExamples) as UserEvent['type'][];
    expect(types.filter((type) => isShown({ type })).toSorted()).toEqual([
      'UserLevelChanged',
      'UserRegistered',
      'UserReinstated',
      'UserSuspended',
      'UserWithdrawn',
    ]);
  });
});

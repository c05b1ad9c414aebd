import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { userPolicies } from '@maru/contracts/identity/user/user.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const user = decisionsOf(userAggregate);

describe('ChangeUserName', () => {
  const { UserRegistered, UserNameChanged } = userExamples;
  const { id, name } = UserNameChanged.data;
  const self = { id, level: 1 };
  const change = (to: string) => ({ type: 'ChangeUserName', data: { id, name: to } }) as const;

  it('changes it', () => user.given(UserRegistered).when(change(name), self).emits(UserNameChanged));
  it('changes nothing when it is the same', () => {
    user.given(UserRegistered).when(change(UserRegistered.data.name), self).emitsNothing();
    user.given(UserRegistered, UserNameChanged).when(change(name), self).emitsNothing();
  });
  it('does not find an account that is not there', () => user.given().when(change(name), self).isRefused('not_found'));
});

describe('ChangeUserPhone', () => {
  const { UserRegistered, UserPhoneChanged } = userExamples;
  const { id, phone } = UserPhoneChanged.data;
  const self = { id, level: 1 };
  const change = (to: string | null) => ({ type: 'ChangeUserPhone', data: { id, phone: to } }) as const;

  it('sets it and takes it away', () => {
    user.given(UserRegistered).when(change(phone), self).emits(UserPhoneChanged);
    user
      .given(UserRegistered, UserPhoneChanged)
      .when(change(null), self)
      .emits({ type: 'UserPhoneChanged', data: { id, phone: null } });
  });
  it('changes nothing when it is the same', () => {
    user.given(UserRegistered).when(change(null), self).emitsNothing();
    user.given(UserRegistered, UserPhoneChanged).when(change(phone), self).emitsNothing();
  });
  it('does not find an account that is not there', () => user.given().when(change(phone), self).isRefused('not_found'));
});

describe('ChangeUserImage', () => {
  const { UserRegistered, UserImageChanged } = userExamples;
  const { id, image } = UserImageChanged.data;
  const self = { id, level: 1 };
  const change = (to: string | null) => ({ type: 'ChangeUserImage', data: { id, image: to } }) as const;

  it('takes a picture and takes it away', () => {
    user.given(UserRegistered).when(change(image), self).emits(UserImageChanged);
    user
      .given(UserRegistered, UserImageChanged)
      .when(change(null), self)
      .emits({ type: 'UserImageChanged', data: { id, image: null } });
  });
  it('changes nothing when it is the same', () =>
    user.given(UserRegistered, UserImageChanged).when(change(image), self).emitsNothing());
  it('refuses a picture from someone else’s folder', () =>
    user
      .given(UserRegistered)
      .when(change('/api/file/user/01900000-0000-7000-8000-000000000002/x.webp'), self)
      .isRefused('forbidden'));
  it('does not find an account that is not there', () => user.given().when(change(image), self).isRefused('not_found'));
});

describe('ChangeUserLevel', () => {
  const { UserRegistered, UserLevelChanged, UserWithdrawn } = userExamples;
  const { id } = UserLevelChanged.data;
  const admin = { id: 'an administrator', level: 10 };
  const change = (level: number) => ({ type: 'ChangeUserLevel', data: { id, level } }) as const;

  it('changes it', () => user.given(UserRegistered).when(change(10), admin).emits(UserLevelChanged));
  it('changes nothing when it is the same', () => {
    user.given(UserRegistered).when(change(UserRegistered.data.level), admin).emitsNothing();
    user.given(UserRegistered, UserLevelChanged).when(change(10), admin).emitsNothing();
  });
  it('does not find an account that is not there, or gone', () => {
    user.given().when(change(10), admin).isRefused('not_found');
    user.given(UserRegistered, UserWithdrawn).when(change(10), admin).isRefused('not_found');
  });
});

describe('SuspendUser', () => {
  const { UserRegistered, UserSuspended, UserReinstated, UserWithdrawn } = userExamples;
  const admin = { id: 'an administrator', level: 10 };
  const suspend = { type: 'SuspendUser', data: UserSuspended.data } as const;

  it('suspends, also once more after a reinstatement', () => {
    user.given(UserRegistered).when(suspend, admin).emits(UserSuspended);
    user.given(UserRegistered, UserSuspended, UserReinstated).when(suspend, admin).emits(UserSuspended);
  });
  it('changes nothing for who is suspended', () =>
    user.given(UserRegistered, UserSuspended).when(suspend, admin).emitsNothing());
  it('does not find an account that is not there, or gone', () => {
    user.given().when(suspend, admin).isRefused('not_found');
    user.given(UserRegistered, UserWithdrawn).when(suspend, admin).isRefused('not_found');
  });
});

describe('ReinstateUser', () => {
  const { UserRegistered, UserSuspended, UserReinstated } = userExamples;
  const admin = { id: 'an administrator', level: 10 };
  const reinstate = { type: 'ReinstateUser', data: UserReinstated.data } as const;

  it('lets a suspended person in again', () =>
    user.given(UserRegistered, UserSuspended).when(reinstate, admin).emits(UserReinstated));
  it('changes nothing for others', () => {
    user.given(UserRegistered).when(reinstate, admin).emitsNothing();
    user.given(UserRegistered, UserSuspended, UserReinstated).when(reinstate, admin).emitsNothing();
  });
  it('does not find an account that is not there', () => user.given().when(reinstate, admin).isRefused('not_found'));
});

describe('SetUserMemo', () => {
  const { UserRegistered, UserMemoSet, UserWithdrawn } = userExamples;
  const admin = { id: 'an administrator', level: 10 };
  const note = (memo: string | null) => ({ type: 'SetUserMemo', data: { ...UserMemoSet.data, memo } }) as const;
  const gone = { ...UserMemoSet, data: { ...UserMemoSet.data, memo: null } };

  it('notes, changes and takes back what administrators say of a member', () => {
    user.given(UserRegistered).when(note(UserMemoSet.data.memo), admin).emits(UserMemoSet);
    user.given(UserRegistered, UserMemoSet).when(note(null), admin).emits(gone);
  });
  it('changes nothing where it says the same', () => {
    user.given(UserRegistered, UserMemoSet).when(note(UserMemoSet.data.memo), admin).emitsNothing();
    user.given(UserRegistered).when(note(null), admin).emitsNothing();
  });
  it('is not for who has gone, nor for members', () => {
    user.given(UserRegistered, UserWithdrawn).when(note('메모'), admin).isRefused('not_found');
    expect(userPolicies.SetUserMemo({ id: 'a member', level: 1 }, { id: 'a member' })).toBe('forbidden');
  });
});

describe('ChangeUserPassword', () => {
  const { UserRegistered, UserPasswordChanged } = userExamples;
  const { id } = UserPasswordChanged.data;
  const self = { id, level: 1 };
  const command = { type: 'ChangeUserPassword', data: UserPasswordChanged.data } as const;

  it('changes it, as often as wanted', () => {
    user.given(UserRegistered).when(command, self).emits(UserPasswordChanged);
    user.given(UserRegistered, UserPasswordChanged).when(command, self).emits(UserPasswordChanged);
  });
  it('does not find an account that is not there', () => user.given().when(command, self).isRefused('not_found'));
});

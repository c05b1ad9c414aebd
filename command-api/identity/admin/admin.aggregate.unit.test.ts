import { adminExamples } from '@maru/contracts/identity/admin/admin.examples';
import { decisionsOf, foldAll, loadsFrom } from '../../pipeline/decider-spec.ts';
import { adminAggregate } from './admin.aggregate.ts';
import { describe, expect, it } from 'vitest';
import { adminsStream } from '@maru/contracts/identity/admin/admin.events';
import { adminPolicies } from '@maru/contracts/identity/admin/admin.policies';
import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import { userExamples } from '@maru/contracts/identity/user/user.examples';

const { AdminAdded: added, AdminRemoved: removed } = adminExamples;
const { id } = added.data;
const actor = { id: 'an administrator', level: 10 };
const admins = decisionsOf(adminAggregate);
const add = { type: 'AddAdmin', data: { id } } as const;
const other = '01900000-0000-7000-8000-000000000002';
const remove = { type: 'RemoveAdmin', data: { id } } as const;
const { UserRegistered, UserLevelChanged, UserSuspended, UserWithdrawn } = userExamples;

describe('AddAdmin', () => {
  it('adds one, also one that was removed', () => {
    admins.given().when(add, actor).emits(added);
    admins.given(added, removed).when(add, actor).emits(added);
  });
  it('adds nobody twice', () => admins.given(added).when(add, actor).emitsNothing());
});

describe('RemoveAdmin', () => {
  it('removes one', () => admins.given(added).when(remove, actor).emits(removed));
  it('changes nothing for others', () => admins.given(added, removed).when(remove, actor).emitsNothing());
});

describe('the last administrator', () => {
  const refusal = async (...ofOther: readonly UserEvent[]) => {
    const past = [added, { ...added, data: { id: other } }];
    const load = loadsFrom({ [adminsStream]: past, [userStream(other)]: ofOther });
    return adminPolicies.RemoveAdmin(
      actor,
      await adminAggregate.subject(remove, foldAll(adminAggregate, past), actor, load),
    );
  };

  it('stays', async () => {
    const subject = await adminAggregate.subject(remove, foldAll(adminAggregate, [added]), actor, loadsFrom({}));
    expect(adminPolicies.RemoveAdmin(actor, subject)).toBe('last_admin');
  });
  it('may go where another one is', async () =>
    expect(await refusal(UserRegistered, UserLevelChanged)).toBeUndefined());
  it.each([
    ['has another level', [UserRegistered]],
    ['is suspended', [UserRegistered, UserLevelChanged, UserSuspended]],
    ['is gone', [UserRegistered, UserLevelChanged, UserWithdrawn]],
    ['was never registered', []],
  ] as const)('stays where the other one %s', async (_, past) => expect(await refusal(...past)).toBe('last_admin'));
  it('is no matter for who is none', async () => {
    const subject = await adminAggregate.subject(remove, foldAll(adminAggregate, []), actor, loadsFrom({}));
    expect(adminPolicies.RemoveAdmin(actor, subject)).toBeUndefined();
  });
});

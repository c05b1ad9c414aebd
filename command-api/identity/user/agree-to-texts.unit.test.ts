import { currentAgreements, agreementsDue } from '@maru/contracts/identity/user/agreements';
import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { adminLevel } from '@maru/contracts/kernel/limits';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, UserAgreed } = userExamples;
const { id } = UserRegistered.data;
const user = decisionsOf(userAggregate);
const agree = { type: 'AgreeToTexts', data: { id, agreed: currentAgreements } } as const;
const [terms, privacy] = currentAgreements;

describe('AgreeToTexts', () => {
  it('writes down what was not agreed to', () => {
    user.given(UserRegistered).when(agree, { id, level: 1 }).emits(UserAgreed);
    user
      .given({ ...UserRegistered, data: { ...UserRegistered.data, agreed: [{ which: 'terms', version: 0 }] } })
      .when(agree, { id, level: 1 })
      .emits({ type: 'UserAgreed', data: { id, agreed: currentAgreements } });
  });
  it('changes nothing the second time', () =>
    user.given(UserRegistered, UserAgreed).when(agree, { id, level: 1 }).emitsNothing());
});

describe('what is due', () => {
  it.each([
    ['nothing agreed to', [], currentAgreements],
    ['one text', [terms], [privacy]],
    ['an older version', [terms, { which: 'privacy', version: 0 }], [privacy]],
    ['both', currentAgreements, []],
  ])('after %s', (_what, agreed, due) =>
    expect(agreementsDue({ level: 1, agreed: agreed.flatMap((one) => one ?? []) })).toEqual(due),
  );
  it('is nothing for administrators', () => expect(agreementsDue({ level: adminLevel, agreed: [] })).toEqual([]));
});

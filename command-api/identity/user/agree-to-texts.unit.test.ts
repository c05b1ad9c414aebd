import { firstAgreements, agreementsDue } from '@maru/contracts/identity/user/agreements';
import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { adminLevel } from '@maru/contracts/kernel/limits';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, UserAgreed } = userExamples;
const { id } = UserRegistered.data;
const user = decisionsOf(userAggregate);
const agree = { type: 'AgreeToTexts', data: { id, agreed: firstAgreements } } as const;
const [terms, privacy] = firstAgreements;

describe('AgreeToTexts', () => {
  it('writes down what was not agreed to', () => {
    user.given(UserRegistered).when(agree, { id, level: 1 }).emits(UserAgreed);
    user
      .given({ ...UserRegistered, data: { ...UserRegistered.data, agreed: [{ which: 'terms', version: 0 }] } })
      .when(agree, { id, level: 1 })
      .emits({ type: 'UserAgreed', data: { id, agreed: firstAgreements } });
  });
  it('changes nothing the second time', () =>
    user.given(UserRegistered, UserAgreed).when(agree, { id, level: 1 }).emitsNothing());
});

describe('what is due', () => {
  const first = firstAgreements.map((one) => ({ ...one, required: one.version }));
  it.each([
    ['nothing agreed to', [], firstAgreements],
    ['one text', [terms], [privacy]],
    ['an older version', [terms, { which: 'privacy', version: 0 }], [privacy]],
    ['both', firstAgreements, []],
  ])('after %s', (_what, agreed, due) =>
    expect(agreementsDue({ level: 1, agreed: agreed.flatMap((one) => one ?? []) }, first)).toEqual(due),
  );
  it('is nothing for administrators', () =>
    expect(agreementsDue({ level: adminLevel, agreed: [] }, first)).toEqual([]));
  it('is a later version only where people are asked again, and then what is in effect by now', () => {
    const inEffect = (required: number) => [
      { which: 'terms' as const, version: 3, required },
      { which: 'privacy' as const, version: 1, required: 1 },
    ];
    expect(agreementsDue({ level: 1, agreed: firstAgreements }, inEffect(1))).toEqual([]);
    expect(agreementsDue({ level: 1, agreed: firstAgreements }, inEffect(2))).toEqual([{ which: 'terms', version: 3 }]);
  });
});

import { userExamples } from '@maru/contracts/identity/user/user.examples';
import type { UserEvent } from '@maru/contracts/identity/user/user.events';
import { ignore } from '@maru/contracts/kernel/decider';
import { describe, expect, it } from 'vitest';
import { recordedAs } from '../../pipeline/decider-spec.ts';
import { erasureWorkflow } from './erasure.workflow.ts';

const { UserWithdrawn, ...others } = userExamples;
const stepsOf = (event: UserEvent) => {
  const handle = erasureWorkflow.on[event.type];
  return handle === ignore ? [] : handle({ ...event, ...recordedAs(0) } as never);
};

describe('an erasure', () => {
  it('follows from a withdrawal, the key first and the files of views last', () => {
    const {
      id: userId,
      emailHash,
      socialHashes: [hash],
    } = UserWithdrawn.data;
    expect(stepsOf(UserWithdrawn)).toEqual([
      { kind: 'destroy-key', userId },
      { kind: 'end-sessions', userId },
      { kind: 'remove-pictures', userId },
      { kind: 'forget-mails', userId },
      { kind: 'release-email', userId, hash: emailHash },
      { kind: 'release-social', userId, hash },
      { kind: 'scrub-views', userId },
    ]);
  });

  it('releases nothing that was not reserved', () => {
    const steps = stepsOf({
      type: 'UserWithdrawn',
      data: { ...UserWithdrawn.data, emailHash: null, socialHashes: [] },
    });
    expect(steps.map(({ kind }) => kind)).toEqual([
      'destroy-key',
      'end-sessions',
      'remove-pictures',
      'forget-mails',
      'scrub-views',
    ]);
  });

  it.each(Object.values(others))('follows from nothing else: $type', (event) => expect(stepsOf(event)).toEqual([]));
});

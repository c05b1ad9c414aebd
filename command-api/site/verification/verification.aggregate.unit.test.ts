import { system } from '@maru/contracts/kernel/actor';
import { verificationExamples } from '@maru/contracts/site/verification/verification.examples';
import { verificationPolicies } from '@maru/contracts/site/verification/verification.policies';
import { expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { verificationAggregate } from './verification.aggregate.ts';

const { VerificationRequested: requested, VerificationFinished: finished } = verificationExamples;
const verification = decisionsOf(verificationAggregate);
const request = { type: 'RequestVerification', data: requested.data } as const;
const finish = { type: 'FinishVerification', data: finished.data } as const;

it('the log is checked once at a time', () => {
  verification.given().when(request, system).emits(requested);
  verification.given(requested).when(request, system).isRefused('verification_running');
  verification.given(requested, finished).when(request, system).emits(requested);
});

it('a check ends once', () => {
  verification.given(requested).when(finish, system).emits(finished);
  verification.given(requested, finished).when(finish, system).emitsNothing();
  verification.given().when(finish, system).emitsNothing();
});

it('administrators ask, the system ends', () => {
  expect(verificationPolicies.RequestVerification({ id: 'a', level: 9 }, {})).toBe('forbidden');
  expect(verificationPolicies.FinishVerification({ id: 'a', level: 10 }, {})).toBe('forbidden');
});

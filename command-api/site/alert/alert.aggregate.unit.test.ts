import { system } from '@maru/contracts/kernel/actor';
import { alertExamples } from '@maru/contracts/site/alert/alert.examples';
import { alertPolicies } from '@maru/contracts/site/alert/alert.policies';
import { expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { alertAggregate } from './alert.aggregate.ts';

const { AlertRaised: raised, AlertEnded: ended } = alertExamples;
const alert = decisionsOf(alertAggregate);
const raise = { type: 'RaiseAlert', data: raised.data } as const;
const end = { type: 'EndAlert', data: ended.data } as const;

it('an alert begins once, however often it is so', () => {
  alert.given().when(raise, system).emits(raised);
  alert.given(raised).when(raise, system).emitsNothing();
  alert
    .given(raised)
    .when({ ...raise, data: { ...raise.data, count: 9 } }, system)
    .emitsNothing();
  alert.given(raised, ended).when(raise, system).emits(raised);
});

it('an alert ends once, and only where it has begun', () => {
  alert.given(raised).when(end, system).emits(ended);
  alert.given().when(end, system).emitsNothing();
  alert.given(raised, ended).when(end, system).emitsNothing();
});

it('the system alone raises and ends', () => {
  for (const type of ['RaiseAlert', 'EndAlert'] as const)
    expect(alertPolicies[type]({ id: 'a', level: 10 }, {})).toBe('forbidden');
});

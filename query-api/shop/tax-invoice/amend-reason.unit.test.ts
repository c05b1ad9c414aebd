import { expect, it } from 'vitest';
import { amendReasonOf } from './amend-reason.ts';

const [opened, arrived, settled, later] = [1, 2, 3, 4];
const refunded = { how: 'refund', arrived_at: arrived, closed_at: settled } as const;
const refundStep = { action: 'refundClaim', at: settled } as const;

it('goods that came and were paid back are returned, also where their buyer wanted others', () =>
  expect(amendReasonOf({ claims: [refunded], timeline: [refundStep] })).toBe('returned'));

it('what never came back is cancelled, by a claim or without one', () => {
  const claims = [{ ...refunded, arrived_at: null }];
  expect(amendReasonOf({ claims, timeline: [refundStep] })).toBe('cancelled');
  expect(amendReasonOf({ claims: [], timeline: [{ action: 'cancel', at: opened }] })).toBe('cancelled');
});

it('what was exchanged, or is worth less, is reduced', () => {
  const claims = [{ ...refunded, how: 'replacement' as const }];
  expect(amendReasonOf({ claims, timeline: [{ action: 'replace', at: settled }] })).toBe('reduced');
  expect(amendReasonOf({ claims: [], timeline: [{ action: 'refund', at: settled }] })).toBe('reduced');
});

it('what was amended already is no reason any more', () => {
  const past = { claims: [refunded], timeline: [refundStep] };
  expect(amendReasonOf(past, settled)).toBe('reduced');
  const cancel = { action: 'cancel', at: later } as const;
  expect(amendReasonOf({ ...past, timeline: [refundStep, cancel] }, settled)).toBe('cancelled');
});

import { differenceOf, givenAtConsole } from '@maru/contracts/shop/payment/payment.books';
import { paymentFold } from '@maru/contracts/shop/payment/payment.fold';
import { paymentExamples } from '@maru/contracts/shop/payment/payment.examples';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { paymentAggregate } from './payment.aggregate.ts';
import { amount, done, id, key, refund, requested, system } from './payment.spec.ts';

const { PaymentCancelled, RefundSettled } = paymentExamples;
const refused = { ...RefundSettled, data: { ...RefundSettled.data, id, key, outcome: 'refused' as const, code: 'NO' } };
const won = refund.data.amount ?? 0;
const atConsole = { ...PaymentCancelled, data: { id, key, cancelled: won } };
const books = (...events: Parameters<typeof foldAll<never, never>>[1][number][]) => {
  const state = foldAll(paymentFold, events as never);
  const [attempt] = state.attempts;
  return { state, given: attempt && givenAtConsole(state, attempt) };
};

describe('what is given back at the console after the provider refused it', () => {
  const past = [requested, done, refund, refused, atConsole] as never[];
  it('is that refund, and no other: both sides agree', () => {
    const { state, given } = books(...past);
    expect([given, differenceOf(state, amount - won)]).toEqual([0, 0]);
  });
  it('leaves the next refund to be asked for', () => {
    const { state } = books(...past);
    const data = { id, key, refundId: 'next', amount: 1_000, reason: 'other' as const };
    const events = paymentAggregate.decide.RequestRefund(
      state,
      { type: 'RequestRefund', data },
      { actor: system, at: '2026-01-01T00:00:00.000Z' },
    );
    expect(events).toMatchObject([{ type: 'RefundRequested', data: { amount: 1_000 } }]);
    expect(events).toHaveLength(1);
  });
  it('is as much where it was all that was left', () => {
    const whole = { ...refund, data: { ...refund.data, amount } };
    const { state, given } = books(
      ...([requested, done, whole, refused, { ...atConsole, data: { id, key, cancelled: amount } }] as never[]),
    );
    expect([given, differenceOf(state, 0)]).toEqual([0, 0]);
  });
});

it('what was accepted is accepted no longer once both sides agree without it', () => {
  const closed = { type: 'DifferenceClosed', data: { id, reason: 'atConsole', note: '' } } as const;
  const differs = { type: 'PaymentDiffers', data: { id, held: amount - won, expected: amount } } as const;
  const { state } = books(...([requested, done, atConsole, differs, closed] as never[]));
  const compare = (expected: number) =>
    paymentAggregate.decide.CompareBooks(
      state,
      { type: 'CompareBooks', data: { id, expected } },
      { actor: system, at: '2026-01-01T00:00:00.000Z' },
    );
  expect([state.accepted, compare(amount)]).toEqual([-won, []]);
  expect(compare(amount - won)).toEqual([
    { type: 'DifferenceClosed', data: { id, reason: 'agrees', note: '', accepted: 0 } },
  ]);
});

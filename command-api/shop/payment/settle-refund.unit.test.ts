import { describe, expect, it } from 'vitest';
import { paymentExamples } from '@maru/contracts/shop/payment/payment.examples';
import { done, id, payment, refund, requested, settled, system } from './payment.spec.ts';
import { paymentPolicies } from '@maru/contracts/shop/payment/payment.policies';

const admin = { id: 'a', level: 10 };
const settleByHand = { type: 'SettleRefundByHand', data: { id, refundId: refund.data.refundId } } as const;
const settle = {
  type: 'SettleRefund',
  data: { id, refundId: refund.data.refundId, outcome: 'done', code: '' },
} as const;

describe('SettleRefund', () => {
  it('ends a refund once', () => {
    payment.given(requested, done, refund).when(settle, system).emits(settled);
    payment.given(requested, done, refund, settled).when(settle, system).emitsNothing();
  });
  it('ends none that was not asked for', () =>
    payment.given(requested, done).when(settle, system).isRefused('not_found'));
});

const needed = {
  type: 'AwaitRefundAccount',
  data: { id, refundId: refund.data.refundId, order_revision: 2, code: '' },
} as const;
const resume = { type: 'ResumeRefund', data: { id, refundId: refund.data.refundId } } as const;
const { RefundAccountNeeded: waits, RefundResumed: resumed } = paymentExamples;

describe('a refund without an account', () => {
  it('waits once, goes on once, and may wait again', () => {
    payment.given(requested, done, refund).when(needed, system).emits(waits);
    payment.given(requested, done, refund, waits).when(needed, system).emitsNothing();
    payment.given(requested, done, refund, waits).when(resume, system).emits(resumed);
    payment.given(requested, done, refund, waits, resumed).when(resume, system).emitsNothing();
    payment.given(requested, done, refund, waits, resumed).when(needed, system).emits(waits);
  });
  it('that was refused before refunds waited goes on as well', () =>
    payment
      .given(requested, done, refund, {
        ...settled,
        data: { ...settled.data, outcome: 'refused', code: 'INVALID_REFUND_ACCOUNT_INFO' },
      })
      .when(resume, system)
      .emits(resumed));
  it('is over where the order takes the money', () =>
    payment
      .given(requested, done, refund, {
        ...settled,
        data: { ...settled.data, outcome: 'refused', code: 'orderTakesIt' },
      })
      .when(settleByHand, admin)
      .isRefused('not_found'));
  it('may be given back by hand meanwhile', () =>
    payment
      .given(requested, done, refund, waits)
      .when(settleByHand, admin)
      .emits({ ...settled, data: { ...settled.data, code: 'byHand' } }));
});

const refused = { ...settled, data: { ...settled.data, outcome: 'refused', code: 'NOT_CANCELABLE_PAYMENT' } } as const;

describe('SettleRefundByHand', () => {
  it('ends a refund that the provider refused', () =>
    payment
      .given(requested, done, refund, refused)
      .when(settleByHand, admin)
      .emits({ ...settled, data: { ...settled.data, code: 'byHand' } }));
  it.each([
    ['is still with the provider', [refund]],
    ['was given back', [refund, settled]],
    ['nobody asked for', []],
  ] as const)('ends none that %s', (_, events) =>
    payment
      .given(requested, done, ...events)
      .when(settleByHand, admin)
      .isRefused('not_found'),
  );
  it('is for administrators', () =>
    expect([
      paymentPolicies.SettleRefundByHand(admin, undefined),
      paymentPolicies.SettleRefundByHand({ id: 'b', level: 1 }, undefined),
    ]).toEqual([undefined, 'forbidden']));
});

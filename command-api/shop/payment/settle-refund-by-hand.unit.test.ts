import { paymentPolicies } from '@maru/contracts/shop/payment/payment.policies';
import { describe, expect, it } from 'vitest';
import { done, id, payment, refund, requested, settled } from './payment.spec.ts';

const admin = { id: 'a', level: 10 };
const settle = { type: 'SettleRefundByHand', data: { id, refundId: refund.data.refundId } } as const;
const refused = { ...settled, data: { ...settled.data, outcome: 'refused', code: 'NOT_CANCELABLE_PAYMENT' } } as const;

describe('SettleRefundByHand', () => {
  it('ends a refund that the provider refused', () =>
    payment
      .given(requested, done, refund, refused)
      .when(settle, admin)
      .emits({ ...settled, data: { ...settled.data, code: 'byHand' } }));
  it.each([
    ['is still with the provider', [refund]],
    ['was given back', [refund, settled]],
    ['nobody asked for', []],
  ] as const)('ends none that %s', (_, events) =>
    payment
      .given(requested, done, ...events)
      .when(settle, admin)
      .isRefused('not_found'),
  );
  it('is for administrators', () =>
    expect([
      paymentPolicies.SettleRefundByHand(admin, undefined),
      paymentPolicies.SettleRefundByHand({ id: 'b', level: 1 }, undefined),
    ]).toEqual([undefined, 'forbidden']));
});

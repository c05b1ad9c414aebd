import { paymentPolicies } from '@maru/contracts/shop/payment/payment.policies';
import { describe, expect, it } from 'vitest';
import { amount, awaited, done, key, payment, refused, requested, system } from './payment.spec.ts';

const request = (other = key, won = amount) =>
  ({ type: 'RequestPayment', data: { ...requested.data, key: other, amount: won } }) as const;

describe('RequestPayment', () => {
  it('is written before money is taken, once for each try', () => {
    payment.given().when(request(), system).emits(requested);
    payment.given(requested).when(request(), system).emitsNothing();
    payment
      .given(requested, refused)
      .when(request('another'), system)
      .emits({ ...requested, data: { ...requested.data, key: 'another' } });
  });
  it('is refused beside money that was taken or is awaited', () => {
    payment.given(requested, done).when(request('another'), system).isRefused('payment_in_progress');
    payment.given(requested, awaited).when(request('another'), system).isRefused('payment_in_progress');
  });
  it('keeps the amount of a try', () =>
    payment.given(requested).when(request(key, 1), system).isRefused('amount_mismatch'));
  it("is the system's", () => {
    const { SettleRefundByHand: _byHand, CloseDifference: _close, ...systemPolicies } = paymentPolicies;
    for (const policy of Object.values(systemPolicies))
      expect([policy(system, undefined), policy({ id: 'an administrator', level: 10 }, undefined)]).toEqual([
        undefined,
        'forbidden',
      ]);
  });
});

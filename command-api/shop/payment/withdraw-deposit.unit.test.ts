import { describe, it } from 'vitest';
import { awaited, done, id, key, payment, refund, requested, system } from './payment.spec.ts';

const withdraw = { type: 'WithdrawDeposit', data: { id, key, refundId: refund.data.refundId } } as const;
const withdrawn = { ...refund, data: { ...refund.data, amount: null, reason: 'unpaid' } } as const;

describe('WithdrawDeposit', () => {
  it('closes an account that waits, once', () => {
    payment.given(requested, awaited).when(withdraw, system).emits(withdrawn);
    payment.given(requested, awaited, withdrawn).when(withdraw, system).emitsNothing();
  });
  it('leaves alone a deposit that has come', () =>
    payment.given(requested, awaited, done).when(withdraw, system).emitsNothing());
});

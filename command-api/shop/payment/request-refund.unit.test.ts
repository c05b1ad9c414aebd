import { describe, it } from 'vitest';
import {
  amount,
  awaited,
  done,
  id,
  key,
  payment,
  refund,
  refused,
  requested,
  settled,
  system,
} from './payment.spec.ts';

const ask = (won: number | null, refundId = refund.data.refundId) =>
  ({ type: 'RequestRefund', data: { id, key, refundId, amount: won, reason: 'wrongChoice' } }) as const;
const asked = (won: number | null, refundId = refund.data.refundId) => ({
  ...refund,
  data: { ...refund.data, refundId, amount: won },
});

describe('RequestRefund', () => {
  it('asks for a part or for all, once', () => {
    payment.given(requested, done).when(ask(34_850), system).emits(refund);
    payment.given(requested, done).when(ask(null), system).emits(asked(null));
    payment.given(requested, done, refund).when(ask(34_850), system).emitsNothing();
  });
  it('asks for no more than was taken', () => {
    payment
      .given(requested, done, refund)
      .when(ask(amount, 'b'), system)
      .emits(asked(amount - 34_850, 'b'));
    payment.given(requested, done, asked(null)).when(ask(1, 'b'), system).emitsNothing();
    payment.given(requested, done).when(ask(0), system).emitsNothing();
  });
  it('asks again after a refusal', () =>
    payment
      .given(requested, done, asked(null), { ...settled, data: { ...settled.data, outcome: 'refused' } })
      .when(ask(null, 'b'), system)
      .emits(asked(null, 'b')));
  it('takes back an account that waits, and nothing where nothing was taken', () => {
    payment.given(requested, awaited).when(ask(null), system).emits(asked(null));
    payment.given(requested, refused).when(ask(null), system).emitsNothing();
    payment.given().when(ask(null), system).isRefused('not_found');
  });
});

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

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

const ask = (won: number | null, refundId = refund.data.refundId, tax_free?: number) =>
  ({
    type: 'RequestRefund',
    data: { id, key, refundId, amount: won, ...(tax_free !== undefined && { tax_free }), reason: 'wrongChoice' },
  }) as const;
const { tax_free: _, ...withoutFree } = refund.data;
const asked = (won: number | null, refundId = refund.data.refundId, tax_free = refund.data.tax_free) => ({
  ...refund,
  data: { ...withoutFree, refundId, amount: won, ...(won !== null && { tax_free }) },
});

describe('RequestRefund', () => {
  it('asks for a part or for all, once', () => {
    payment
      .given(requested, done)
      .when(ask(34_850, undefined, 0), system)
      .emits(refund);
    payment.given(requested, done).when(ask(null), system).emits(asked(null));
    payment.given(requested, done, refund).when(ask(34_850), system).emitsNothing();
  });
  it('asks for no more than was taken', () => {
    payment
      .given(requested, done, refund)
      .when(ask(amount, 'b'), system)
      .emits(asked(amount - 34_850, 'b', 28_000));
    payment.given(requested, done, asked(null)).when(ask(1, 'b'), system).emitsNothing();
    payment.given(requested, done).when(ask(0), system).emitsNothing();
  });
  it('says what of it is without VAT: what it was told, else its share, and never more than is left nor too little', () => {
    const given = payment.given(requested, done);
    given.when(ask(34_850), system).emits(asked(34_850, undefined, 9_987));
    given.when(ask(34_850, undefined, 30_000), system).emits(asked(34_850, undefined, 28_000));
    given.when(ask(10_000, undefined, 30_000), system).emits(asked(10_000, undefined, 10_000));
    given.when(ask(90_000, undefined, 0), system).emits(asked(90_000, undefined, 20_300));
  });
  it('knows nothing of the VAT of payments from before it was told', () =>
    payment
      .given({ ...requested, data: { id, key, amount } }, done)
      .when(ask(34_850), system)
      .emits({ ...refund, data: { ...withoutFree, amount: 34_850 } }));
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
const withdrawn = { ...refund, data: { ...withoutFree, amount: null, reason: 'unpaid' } } as const;

describe('WithdrawDeposit', () => {
  it('closes an account that waits, once', () => {
    payment.given(requested, awaited).when(withdraw, system).emits(withdrawn);
    payment.given(requested, awaited, withdrawn).when(withdraw, system).emitsNothing();
  });
  it('leaves alone a deposit that has come', () =>
    payment.given(requested, awaited, done).when(withdraw, system).emitsNothing());
});

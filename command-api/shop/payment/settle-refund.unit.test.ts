import { describe, it } from 'vitest';
import { done, id, payment, refund, requested, settled, system } from './payment.spec.ts';

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

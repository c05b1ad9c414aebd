import type { Examples } from '../../kernel/message.ts';
import type { PaymentEvent } from './payment.events.ts';

const of = { id: '01900000-0000-7000-8000-0000000000f9', key: 'tviva20260101000000abcd' };
const refund = { ...of, refundId: '01900000-0000-7000-8000-0000000000fe' };

export const paymentExamples: Examples<PaymentEvent> = {
  PaymentRequested: { type: 'PaymentRequested', data: { ...of, amount: 97_700, tax_free: 28_000 } },
  PaymentRefused: { type: 'PaymentRefused', data: { ...of, code: 'REJECT_CARD_PAYMENT' } },
  PaymentDepositAwaited: {
    type: 'PaymentDepositAwaited',
    data: {
      ...of,
      amount: 97_700,
      deposit: { bank: '신한은행', account: '56211234567890', due: '2026-01-02T15:00:00.000Z' },
    },
  },
  PaymentDone: { type: 'PaymentDone', data: { ...of, amount: 97_700, method: '카드', receipt: null } },
  PaymentCancelled: { type: 'PaymentCancelled', data: { ...of, cancelled: 34_850 } },
  RefundRequested: { type: 'RefundRequested', data: { ...refund, amount: 34_850, tax_free: 0, reason: 'wrongChoice' } },
  RefundAccountNeeded: { type: 'RefundAccountNeeded', data: { ...refund, order_revision: 2, code: '' } },
  RefundResumed: { type: 'RefundResumed', data: refund },
  PaymentDiffers: { type: 'PaymentDiffers', data: { id: of.id, held: 62_850, expected: 97_700 } },
  DifferenceClosed: { type: 'DifferenceClosed', data: { id: of.id, reason: 'atConsole', note: '전화로 합의' } },
  RefundSettled: { type: 'RefundSettled', data: { ...refund, outcome: 'done', code: '' } },
};

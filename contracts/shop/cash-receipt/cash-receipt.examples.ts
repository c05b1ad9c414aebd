import type { Examples } from '../../kernel/message.ts';
import type { CashReceiptEvent } from './cash-receipt.events.ts';

const id = '01900000-0000-7000-8000-0000000000f9';
const of = { id, slip: 1 };
const worth = { use: 'self', ask: 0, amount: 120_000, tax_free: 0 } as const;
const written = { key: 'receipt-1', issue_number: '123456789', url: 'https://example.com/receipt' };

export const cashReceiptExamples: Examples<CashReceiptEvent> = {
  CashReceiptAsked: {
    type: 'CashReceiptAsked',
    data: { id, buyer: '01900000-0000-7000-8000-000000000001', use: 'income', number: '01012345678' },
  },
  CashReceiptRequested: { type: 'CashReceiptRequested', data: { ...of, ...worth } },
  CashReceiptIssued: { type: 'CashReceiptIssued', data: { ...of, ...written } },
  CashReceiptRefused: { type: 'CashReceiptRefused', data: { ...of, code: 'INVALID_REGISTRATION_NUMBER' } },
  CashReceiptFound: { type: 'CashReceiptFound', data: { ...of, ...worth, use: 'income', ...written } },
  CashReceiptCancelRequested: {
    type: 'CashReceiptCancelRequested',
    data: { ...of, cancel: 1, amount: 60_000, tax_free: 0 },
  },
  CashReceiptCancelled: { type: 'CashReceiptCancelled', data: { ...of, cancel: 1 } },
  CashReceiptCancelRefused: { type: 'CashReceiptCancelRefused', data: { ...of, cancel: 1, code: 'REFUSED' } },
  CashReceiptRetried: { type: 'CashReceiptRetried', data: { id } },
};

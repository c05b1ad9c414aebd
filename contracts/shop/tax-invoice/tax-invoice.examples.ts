import type { Examples } from '../../kernel/message.ts';
import { exampleCompany } from '../company/company.examples.ts';
import type { TaxInvoiceEvent } from './tax-invoice.events.ts';

const id = '01900000-0000-7000-8000-0000000000f9';
const user = '01900000-0000-7000-8000-000000000001';

export const taxInvoiceExamples: Examples<TaxInvoiceEvent> = {
  TaxInvoiceRequested: { type: 'TaxInvoiceRequested', data: { id, buyer: user, user_id: user, ...exampleCompany } },
  TaxInvoiceIssued: {
    type: 'TaxInvoiceIssued',
    data: { id, approval: '202611234100000012345678', on: '2026-11-23', total: 120_000, free: 0 },
  },
  TaxInvoiceCompared: { type: 'TaxInvoiceCompared', data: { id, total: 60_000, free: 0 } },
  TaxInvoiceAmended: {
    type: 'TaxInvoiceAmended',
    data: { id, approval: '202612054100000087654321', on: '2026-12-05', reason: 'returned', total: 60_000, free: 0 },
  },
  TaxInvoiceDeclined: {
    type: 'TaxInvoiceDeclined',
    data: { id, reason: 'wrongNumber', note: '홈택스에서 조회되지 않는 번호예요.' },
  },
};

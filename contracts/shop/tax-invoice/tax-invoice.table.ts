import { z } from 'zod';
import { day, timestamp } from '../../kernel/fields.ts';
import { defineTable } from '../../kernel/table.ts';
import { documentSums } from '../trade-document/trade-document.amounts.ts';
import { amendReason } from './tax-invoice.events.ts';
import { taxInvoiceDocument } from './tax-invoice.views.ts';

/**
 * `total` is what the order is worth now, `amend_sums` are what an amended one takes off, `amend_reason` why it seems to
 * be due. `issue_by` is the last day to issue it: the tenth of the month after (Value-Added Tax Act, Article 34 (3)).
 */
export const managedTaxInvoice = taxInvoiceDocument
  .omit({ position: true })
  .extend({ number: z.string(), paid_at: timestamp, issue_by: day, sums: documentSums, total: z.int() })
  .extend({ amend_sums: documentSums, amend_reason: amendReason });
export type ManagedTaxInvoice = z.infer<typeof managedTaxInvoice>;

export const taxInvoiceStatusWords = { requested: '발행 대기', issued: '발행 완료', declined: '거절' } as const;
const overstatedWords = { 1: '수정 발행 필요' } as const;

/** What buyers asked tax invoices for, and what became of it. */
export const taxInvoiceTable = defineTable({
  name: 'tax_invoice',
  title: '세금계산서',
  path: 'adm/taxinvoice',
  row: managedTaxInvoice,
  columns: {
    name: { label: '상호', kind: 'text', sort: true },
    number: { label: '주문번호', kind: 'text' },
    status: { label: '상태', kind: 'choice', words: taxInvoiceStatusWords },
    total: { label: '합계', kind: 'won' },
    issue_by: { label: '발행 기한', kind: 'text' },
    requested_at: { label: '신청일', kind: 'time', sort: true },
    answered_at: { label: '처리일', kind: 'time', sort: true, hidden: true },
    registration_number: { label: '등록번호', kind: 'text', hidden: true },
    approval: { label: '승인번호', kind: 'text', hidden: true },
    issued_on: { label: '발행일', kind: 'text', hidden: true },
    owner: { label: '대표자', kind: 'text', personal: true, hidden: true },
    email: { label: '이메일', kind: 'text', personal: true, hidden: true },
  },
  filters: {
    status: { kind: 'choice', label: '상태', words: taxInvoiceStatusWords },
    overstated: { kind: 'choice', label: '확인할 것', words: overstatedWords, of: 'number' },
    requested_at: { kind: 'time', label: '신청일' },
    answered_at: { kind: 'time', label: '처리일' },
    user_id: { kind: 'id', label: '회원' },
  },
  search: '상호, 등록번호, 승인번호',
  sort: ['-requested_at'],
});

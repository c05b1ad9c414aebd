import { taxInvoiceExamples } from '@maru/contracts/shop/tax-invoice/tax-invoice.examples';
import type { DeclineReason } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { taxInvoiceMailWords } from '@maru/contracts/shop/tax-invoice/tax-invoice-mail.words';
import { expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { taxInvoiceAggregate } from './tax-invoice.aggregate.ts';

const { TaxInvoiceRequested: asked, TaxInvoiceDeclined: declined } = taxInvoiceExamples;
const again = '내용을 고쳐 다시 신청할 수 있어요.';

it.each<readonly [DeclineReason, boolean]>([
  ['wrongNumber', true],
  ['closedBusiness', true],
  ['other', true],
  ['cashReceipt', false],
  ['notForSale', false],
])('a request declined for %s can be sent again: %s', (reason, isMendable) => {
  const invoice = foldAll(taxInvoiceAggregate, [asked, { ...declined, data: { ...declined.data, reason } }]);
  if (!invoice) throw new Error('nothing was asked');
  const words = taxInvoiceMailWords['tax-invoice-declined']({ invoice, number: '20261123-ABCDEF', url: '/my' });
  expect(words.paragraphs.includes(again)).toBe(isMendable);
  expect(words.button?.label).toBe(isMendable ? '다시 신청하기' : '주문 보기');
});

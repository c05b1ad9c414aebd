import type { MailWords } from '../../kernel/site.words.ts';
import type { TaxInvoiceMailKind } from '../../identity/mail/mail.events.ts';
import { shownDay } from '../trade-document/trade-document.words.ts';
import type { DeclineReason } from './tax-invoice.events.ts';
import type { TaxInvoiceFacts } from './tax-invoice.fold.ts';

/** Why none was issued, as the buyer reads it. */
export const declineReasons: Readonly<Record<DeclineReason, string>> = {
  wrongNumber: '사업자등록번호가 확인되지 않아요',
  closedBusiness: '휴업 또는 폐업한 사업자예요',
  cashReceipt: '현금영수증을 이미 발급했어요',
  notForSale: '취소하거나 반품해서 발행할 금액이 없어요',
  other: '기타',
};

interface Particulars {
  readonly invoice: TaxInvoiceFacts;
  readonly number: string;
  readonly url: string;
}

export const taxInvoiceMailWords: {
  readonly [K in TaxInvoiceMailKind]: (particulars: Particulars) => MailWords;
} = {
  'tax-invoice-issued': ({ invoice, number, url }) => ({
    subject: `[설계마루] 세금계산서를 발행했어요 (주문 ${number})`,
    heading: '세금계산서를 발행했어요',
    paragraphs: [`${invoice.name} 앞으로 전자세금계산서를 발행했어요. 홈택스에서도 확인할 수 있어요.`],
    facts: [
      ['주문번호', number],
      ['승인번호', invoice.approval ?? ''],
      ['작성일', invoice.issued_on === null ? '' : shownDay(Date.parse(invoice.issued_on))],
    ],
    button: { label: '주문 보기', url },
    note: '내용이 다르면 상품 문의나 고객센터로 알려 주세요.',
  }),
  'tax-invoice-declined': ({ invoice, number, url }) => ({
    subject: `[설계마루] 세금계산서를 발행하지 못했어요 (주문 ${number})`,
    heading: '세금계산서를 발행하지 못했어요',
    paragraphs: [
      invoice.reason === null ? '' : `사유: ${declineReasons[invoice.reason]}`,
      ...(invoice.note === '' ? [] : [invoice.note]),
      '내용을 고쳐 다시 신청할 수 있어요.',
    ].filter((text) => text !== ''),
    button: { label: '다시 신청하기', url },
    note: '궁금한 점은 상품 문의나 고객센터로 알려 주세요.',
  }),
};

import type { MailWords } from '../../kernel/site.words.ts';
import type { TaxInvoiceMailKind } from '../../identity/mail/mail.events.ts';
import { shownDay } from '../trade-document/trade-document.words.ts';
import type { AmendReason, DeclineReason } from './tax-invoice.events.ts';
import type { TaxInvoiceFacts } from './tax-invoice.fold.ts';

/** Why none was issued, as the buyer reads it. */
export const declineReasons: Readonly<Record<DeclineReason, string>> = {
  wrongNumber: '사업자등록번호가 확인되지 않아요',
  closedBusiness: '휴업 또는 폐업한 사업자예요',
  cashReceipt: '현금영수증을 이미 발급했어요',
  notForSale: '취소하거나 반품해서 발행할 금액이 없어요',
  other: '기타',
};

/** What can be put right, so that asking again helps. */
const mendableReasons: readonly DeclineReason[] = ['wrongNumber', 'closedBusiness', 'other'];

/** Why an amended one is issued, as 홈택스 names it. */
export const amendReasons: Readonly<Record<AmendReason, string>> = {
  returned: '환입',
  cancelled: '계약의 해제',
  reduced: '공급가액 변동',
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
  'tax-invoice-amended': ({ invoice, number, url }) => {
    const last = invoice.amendments.at(-1);
    return {
      subject: `[설계마루] 수정세금계산서를 발행했어요 (주문 ${number})`,
      heading: '수정세금계산서를 발행했어요',
      paragraphs: ['돌려드린 금액만큼 줄인 수정세금계산서를 발행했어요. 홈택스에서도 확인할 수 있어요.'],
      facts: [
        ['주문번호', number],
        ['당초 승인번호', invoice.approval ?? ''],
        ['수정 승인번호', last?.approval ?? ''],
        ['수정 사유', last ? amendReasons[last.reason] : ''],
        ['줄어든 금액', last ? `${last.total.toLocaleString('ko-KR')}원` : ''],
      ],
      button: { label: '주문 보기', url },
      note: '내용이 다르면 상품 문의나 고객센터로 알려 주세요.',
    };
  },
  'tax-invoice-declined': ({ invoice: { reason, note }, number, url }) => {
    const isMendable = reason !== null && mendableReasons.includes(reason);
    return {
      subject: `[설계마루] 세금계산서를 발행하지 못했어요 (주문 ${number})`,
      heading: '세금계산서를 발행하지 못했어요',
      paragraphs: [
        reason === null ? '' : `사유: ${declineReasons[reason]}`,
        note,
        isMendable ? '내용을 고쳐 다시 신청할 수 있어요.' : '',
      ].filter((text) => text !== ''),
      button: { label: isMendable ? '다시 신청하기' : '주문 보기', url },
      note: '궁금한 점은 상품 문의나 고객센터로 알려 주세요.',
    };
  },
};

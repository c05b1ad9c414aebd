import { defineTable } from '../../kernel/table.ts';
import { managedNameCard } from './name-card.views.ts';

export const nameCardStatusWords = {
  requested: '시안 대기',
  rejected: '수정 요청',
  proofed: '구매자 확인 중',
  approved: '인쇄 대기',
  printed: '인쇄 완료',
} as const;

/** Printed cards of orders. What is still to be done is listed by `work`, without what was cancelled. */
export const nameCardTable = defineTable({
  name: 'name_card',
  title: '시안·인쇄 주문',
  path: 'adm/namecard',
  row: managedNameCard,
  columns: {
    name: { label: '이름', kind: 'text', sort: true, personal: true },
    company: { label: '회사', kind: 'text' },
    number: { label: '주문번호', kind: 'text' },
    item: { label: '상품', kind: 'text' },
    quantity: { label: '수량', kind: 'number' },
    status: { label: '상태', kind: 'choice', words: nameCardStatusWords },
    changed_at: { label: '바뀐 때', kind: 'time', sort: true },
    title: { label: '직함', kind: 'text', personal: true, hidden: true },
    phone: { label: '전화', kind: 'text', personal: true, hidden: true },
    email: { label: '이메일', kind: 'text', personal: true, hidden: true },
  },
  filters: {
    work: { kind: 'choice', label: '할 일', words: { ...nameCardStatusWords, unanswered: '답이 없는 시안' } },
    changed_at: { kind: 'time', label: '바뀐 때' },
    user_id: { kind: 'id', label: '회원' },
  },
  search: '이름, 회사',
  sort: ['-changed_at'],
});

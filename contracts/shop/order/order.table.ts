import { defineTable } from '../../kernel/table.ts';
import { orderStatusWords } from './order-status.words.ts';
import { orderTableRow } from './order.list.ts';

/** `stuck`: a refund was refused; `awaited`: goods come for a claim that is closed. */
export const orderCareWords = { stuck: '환불 확인', awaited: '반송 물건 대기' } as const;

/** `맞춤 명함 외 2건`. */
export const itemsText = ([first, ...others]: readonly { readonly name: string }[]) =>
  others.length === 0 ? (first?.name ?? '') : `${first?.name} 외 ${others.length}건`;

export const orderTable = defineTable({
  name: 'order',
  title: '주문',
  path: 'adm/order',
  row: orderTableRow,
  columns: {
    number: { label: '주문번호', kind: 'text', sort: true },
    placed_at: { label: '주문일', kind: 'time', sort: true },
    status: { label: '상태', kind: 'choice', words: orderStatusWords },
    recipient: { label: '받는 사람', kind: 'text', sort: true, personal: true },
    phone: { label: '전화번호', kind: 'text', personal: true, hidden: true },
    items: { label: '상품', kind: 'text' },
    pieces: { label: '수량', kind: 'number' },
    total: { label: '결제 금액', kind: 'won', sort: true },
    refunded: { label: '환불 금액', kind: 'won', sort: true, hidden: true },
    method: { label: '결제 방법', kind: 'text', hidden: true },
    paid_at: { label: '결제일', kind: 'time', sort: true, hidden: true },
  },
  filters: {
    status: { kind: 'choice', label: '상태', words: orderStatusWords },
    care: { kind: 'choice', label: '확인할 것', words: orderCareWords },
    placed_at: { kind: 'time', label: '주문일' },
    paid_at: { kind: 'time', label: '결제일' },
    total: { kind: 'won', label: '결제 금액' },
    refunded: { kind: 'won', label: '환불 금액' },
    user_id: { kind: 'id', label: '회원' },
  },
  search: '주문번호, 받는 사람, 전화번호, 상품',
  sort: ['-placed_at'],
});

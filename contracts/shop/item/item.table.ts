import { defineTable } from '../../kernel/table.ts';
import { itemTableRow } from './item.list.ts';
import { itemKindWords, itemShippingWords, itemStateWords, stockLevelWords } from './item.table.words.ts';

/** All items, hidden ones too. */
export const itemTable = defineTable({
  name: 'item',
  title: '상품',
  path: 'adm/item',
  row: itemTableRow,
  columns: {
    name: { label: '상품', kind: 'text', sort: true },
    category: { label: '분류', kind: 'text', sort: true },
    state: { label: '상태', kind: 'choice', words: itemStateWords },
    lowest_price: { label: '가격', kind: 'won', sort: true },
    percent: { label: '할인(%)', kind: 'number', hidden: true },
    left: { label: '남은 재고', kind: 'number', sort: true },
    sold: { label: '팔린 수', kind: 'number', sort: true },
    kind: { label: '종류', kind: 'choice', words: itemKindWords, hidden: true },
    shipping: { label: '배송', kind: 'choice', words: itemShippingWords, hidden: true },
    created_at: { label: '등록일', kind: 'time', sort: true, hidden: true },
    updated_at: { label: '수정일', kind: 'time', sort: true, hidden: true },
    id: { label: '상품번호', kind: 'text', hidden: true },
  },
  filters: {
    state: { kind: 'choice', label: '상태', words: itemStateWords },
    category: { kind: 'choice', label: '분류', words: {}, open: true },
    stock: { kind: 'choice', label: '재고', words: stockLevelWords },
    kind: { kind: 'choice', label: '종류', words: itemKindWords },
    shipping: { kind: 'choice', label: '배송', words: itemShippingWords },
    lowest_price: { kind: 'won', label: '가격' },
    left: { kind: 'number', label: '남은 재고' },
    created_at: { kind: 'time', label: '등록일' },
  },
  search: '이름, 요약, 분류',
  sort: ['-created_at'],
});

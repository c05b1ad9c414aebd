import { defineTable } from '../../kernel/table.ts';
import { stockMoveRow } from './stock-move.views.ts';
import { stockCauseWords } from './stock-move.words.ts';

/** Every move of pieces on hand, of one item or of all. */
export const stockMoveTable = defineTable({
  name: 'stock-move',
  title: '재고 기록',
  path: 'adm/stock',
  row: stockMoveRow,
  columns: {
    item_name: { label: '상품', kind: 'text' },
    option: { label: '옵션', kind: 'text' },
    at: { label: '일시', kind: 'time', sort: true },
    why: { label: '구분', kind: 'choice', words: stockCauseWords },
    amount: { label: '증감', kind: 'number', sort: true },
    before: { label: '바뀌기 전', kind: 'number', hidden: true },
    after: { label: '남은 재고', kind: 'number' },
    by: { label: '처리한 사람', kind: 'text' },
    order_number: { label: '주문', kind: 'text' },
    reason: { label: '이유', kind: 'text' },
  },
  filters: {
    why: { kind: 'choice', label: '구분', words: stockCauseWords },
    at: { kind: 'time', label: '일시' },
    amount: { kind: 'number', label: '증감' },
    item_id: { kind: 'id', label: '상품' },
  },
  search: '상품, 옵션, 이유',
  sort: ['-at'],
});

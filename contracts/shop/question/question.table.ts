import { defineTable } from '../../kernel/table.ts';
import { managedQuestion } from './question.views.ts';

const answeredWords = { 0: '답변 대기', 1: '답변 완료' } as const;

/** Questions about all items, but for those that were removed. */
export const questionTable = defineTable({
  name: 'question',
  title: '상품 문의',
  path: 'adm/question',
  row: managedQuestion,
  columns: {
    text: { label: '문의', kind: 'text' },
    answered: { label: '상태', kind: 'choice', words: { false: answeredWords[0], true: answeredWords[1] } },
    item: { label: '상품', kind: 'text' },
    author: { label: '작성자', kind: 'text', personal: true },
    asked_at: { label: '문의한 때', kind: 'time', sort: true },
    secret: { label: '공개', kind: 'choice', words: { false: '공개', true: '비밀' }, hidden: true },
    answer: { label: '답변', kind: 'text', hidden: true },
    answered_at: { label: '답변한 때', kind: 'time', sort: true, hidden: true },
  },
  filters: {
    answered: { kind: 'choice', label: '상태', words: answeredWords, of: 'number' },
    asked_at: { kind: 'time', label: '문의한 때' },
    item_id: { kind: 'id', label: '상품' },
    user_id: { kind: 'id', label: '회원' },
  },
  search: '문의와 답변',
  sort: ['-asked_at'],
});

import { defineTable } from '../../kernel/table.ts';
import { managedReview } from './review.views.ts';

const hiddenWords = { 0: '보임', 1: '숨김' } as const;
const starWords = { 5: '5점', 4: '4점', 3: '3점', 2: '2점', 1: '1점' } as const;

/** What buyers say of all items, but for what they removed. */
export const reviewTable = defineTable({
  name: 'review',
  title: '후기',
  path: 'adm/review',
  row: managedReview,
  columns: {
    text: { label: '후기', kind: 'text' },
    stars: { label: '별점', kind: 'number', sort: true },
    item: { label: '상품', kind: 'text' },
    author: { label: '작성자', kind: 'text', personal: true },
    hidden: { label: '공개', kind: 'choice', words: { false: hiddenWords[0], true: hiddenWords[1] } },
    written_at: { label: '쓴 때', kind: 'time', sort: true },
    option: { label: '옵션', kind: 'text', hidden: true },
  },
  filters: {
    hidden: { kind: 'choice', label: '공개', words: hiddenWords, of: 'number' },
    stars: { kind: 'choice', label: '별점', words: starWords, of: 'number' },
    written_at: { kind: 'time', label: '쓴 때' },
    item_id: { kind: 'id', label: '상품' },
    user_id: { kind: 'id', label: '회원' },
  },
  search: '후기, 옵션',
  sort: ['-written_at'],
});

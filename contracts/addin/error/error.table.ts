import { defineTable } from '../../kernel/table.ts';
import { addinError } from './error.views.ts';

export const errorStateWords = {
  new: '새 오류',
  rising: '늘어남',
  acknowledged: '확인함',
  fixed: '고침',
  regressed: '다시 생김',
} as const;

/** Errors of the add-in, by what they have in common. */
export const addinErrorTable = defineTable({
  name: 'addin_error',
  title: '애드인 오류',
  path: 'adm/addin_error',
  row: addinError.omit({ revision: true, position: true }),
  columns: {
    state: { label: '상태', kind: 'choice', words: errorStateWords, sort: true },
    exception: { label: '오류', kind: 'text', sort: true },
    count: { label: '횟수', kind: 'number', sort: true },
    people: { label: '사람', kind: 'number', sort: true },
    newest_version: { label: '최신 버전', kind: 'text', sort: true },
    state_since: { label: '상태가 바뀐 때', kind: 'time', sort: true, hidden: true },
    fixed_in: { label: '고친 버전', kind: 'text' },
    first_seen: { label: '처음', kind: 'time', sort: true },
    last_seen: { label: '마지막', kind: 'time', sort: true },
    note: { label: '메모', kind: 'text', hidden: true },
  },
  filters: {
    state: { kind: 'choice', label: '상태', words: errorStateWords },
    last_seen: { kind: 'time', label: '마지막' },
    first_seen: { kind: 'time', label: '처음' },
    count: { kind: 'number', label: '횟수' },
    people: { kind: 'number', label: '사람' },
  },
  search: '오류, 최신 버전, 메모',
  sort: ['-last_seen'],
});

import { z } from 'zod';
import { defineTable } from '../../kernel/table.ts';
import { useRow } from './use.views.ts';

/** The use log: `person` is the name of whose add-in it is. */
export const useTable = defineTable({
  name: 'addin_use',
  title: '애드인 사용 기록',
  path: 'adm/addin_use',
  row: useRow.omit({ revision: true, position: true }).extend({ person: z.string() }),
  columns: {
    day: { label: '날짜', kind: 'time', sort: true },
    person: { label: '회원', kind: 'text', personal: true },
    command: { label: '명령', kind: 'text', sort: true },
    count: { label: '실행', kind: 'number', sort: true },
    version: { label: '버전', kind: 'text', sort: true },
    revit: { label: 'Revit', kind: 'number', sort: true },
    last_at: { label: '마지막 실행', kind: 'time', sort: true },
  },
  filters: {
    day: { kind: 'time', label: '날짜' },
    user_id: { kind: 'id', label: '회원' },
    count: { kind: 'number', label: '실행' },
    revit: { kind: 'number', label: 'Revit' },
  },
  search: '명령, 버전',
  sort: ['-day', '-count'],
});

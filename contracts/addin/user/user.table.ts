import { z } from 'zod';
import { defineTable } from '../../kernel/table.ts';
import { addinUserDocument, install } from './user.views.ts';

export const licenceStateWords = {
  valid: '사용 중',
  unbound: '컴퓨터 없음',
  elsewhere: '다른 컴퓨터',
  none: '라이선스 없음',
} as const;

/** `machine_name` is what the licence knows of the machine, null where it is bound to another or to none. */
const machine = install.omit({ addin: true }).extend({ machine_name: z.string().nullable() });

/** People who work with the add-in. */
export const addinUserTable = defineTable({
  name: 'addin_user',
  title: '애드인 사용자',
  path: 'adm/addin_user',
  row: addinUserDocument
    .omit({ revision: true, position: true, installs: true })
    .extend({ person: z.string(), installs: z.array(machine) }),
  columns: {
    person: { label: '회원', kind: 'text', personal: true },
    state: { label: '라이선스', kind: 'choice', words: licenceStateWords, sort: true },
    machines: { label: '컴퓨터', kind: 'number', sort: true },
    version: { label: '버전', kind: 'text', sort: true },
    revit: { label: 'Revit', kind: 'number', sort: true },
    sessions: { label: '실행', kind: 'number', sort: true },
    first_seen: { label: '처음 사용', kind: 'time', sort: true },
    last_seen: { label: '마지막 사용', kind: 'time', sort: true },
  },
  filters: {
    state: { kind: 'choice', label: '라이선스', words: licenceStateWords },
    last_seen: { kind: 'time', label: '마지막 사용' },
    first_seen: { kind: 'time', label: '처음 사용' },
    revit: { kind: 'number', label: 'Revit' },
  },
  search: '버전',
  sort: ['-last_seen'],
});

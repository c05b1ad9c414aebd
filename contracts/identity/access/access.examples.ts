import type { Examples } from '../../kernel/message.ts';
import type { AccessEvent } from './access.events.ts';

const access = {
  id: '01900000-0000-7000-8000-00000000ad01',
  session: '01900000-0000-7000-8000-00000000f001',
  access: '01900000-0000-7000-8000-00000000acc1',
  purpose: 'inquiry',
  note: '배송지 확인 요청',
} as const;

export const accessExamples: Examples<AccessEvent> = {
  ContactRead: { type: 'ContactRead', data: { ...access, subject: '01900000-0000-7000-8000-000000000001' } },
  PersonalDataExported: { type: 'PersonalDataExported', data: { ...access, list: 'user', filters: 'status=active' } },
};

import type { Examples } from '../../kernel/message.ts';
import type { MailEvent } from './mail.events.ts';

const data = {
  id: '01900000-0000-7000-8000-00000000ca11',
  userId: '01900000-0000-7000-8000-000000000001',
  kind: 'recover',
} as const;

export const mailExamples: Examples<MailEvent> = {
  MailSent: { type: 'MailSent', data },
  MailRefused: { type: 'MailRefused', data },
  MailUnaddressed: { type: 'MailUnaddressed', data: { id: data.id } },
};

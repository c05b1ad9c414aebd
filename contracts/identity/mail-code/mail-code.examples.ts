import type { Examples } from '../../kernel/message.ts';
import type { MailCodeEvent } from './mail-code.events.ts';

const id = '01900000-0000-7000-8000-00000000c0de';

export const mailCodeExamples: Examples<MailCodeEvent> = {
  MailCodeRequested: {
    type: 'MailCodeRequested',
    data: {
      id,
      userId: '01900000-0000-7000-8000-000000000001',
      purpose: 'recover',
      expiresAt: '2026-01-01T00:10:00.000Z',
    },
  },
  MailCodeUsed: { type: 'MailCodeUsed', data: { id } },
};

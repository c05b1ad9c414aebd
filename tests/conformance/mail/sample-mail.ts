import type { Mail } from '@maru/platform/mail/mailer';
import { randomUUID } from 'node:crypto';

export const from = '설계마루 <no-reply@maru.example>';

export const newMail = (more: Partial<Mail> = {}): Mail => ({
  id: randomUUID(),
  person: 'haneul',
  to: 'haneul@example.com',
  subject: '이메일을 확인해 주세요',
  text: '김하늘 님, 반가워요.\n',
  html: '<p>김하늘 님, 반가워요.</p>',
  ...more,
});

import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';

export const mailDayView = 'mail-day';

/**
 * Document of the view `mail-day`: what became of the mails of a day in UTC, its id (`2026-11-23`). `refused` ones the mail
 * server will never take; times are epoch ms, null where there was none.
 */
export const mailDay = z.object({
  ...documentBase,
  sent: z.int(),
  refused: z.int(),
  sent_at: timestamp.nullable(),
  refused_at: timestamp.nullable(),
});
export type MailDay = z.infer<typeof mailDay>;

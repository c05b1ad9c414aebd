import { z } from 'zod';
import { event } from '../../kernel/message.ts';

export const mailCodeStream = (id: string) => `identity.code-${id}`;

/** What a link in a mail is for: a new password. `certify` is in logs from before sign-ups had streams of their own. */
export const mailCodePurpose = z.enum(['certify', 'recover']);
export type MailCodePurpose = z.infer<typeof mailCodePurpose>;

/** The code itself is in no event: whoever has the secret derives it from `id`. */
export const mailCodeEvent = z.discriminatedUnion('type', [
  /** `userId` is null for an address without an account: both leave the same trace, so neither takes longer. */
  event('MailCodeRequested', {
    id: z.string(),
    userId: z.string().nullable(),
    purpose: mailCodePurpose,
    expiresAt: z.iso.datetime(),
  }),
  event('MailCodeUsed', { id: z.string() }),
]);
export type MailCodeEvent = z.infer<typeof mailCodeEvent>;

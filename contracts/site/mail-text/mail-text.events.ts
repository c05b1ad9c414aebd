import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** `kind` is one of the kinds of mails. */
export const mailTextStream = (kind: string) => `site.mailtext-${kind}`;

const kind = z.string();
const template = z.object({ subject: z.string(), heading: z.string(), text: z.string(), note: z.string() });

export const mailTextEvent = z.discriminatedUnion('type', [
  /** `before` is null where the mail had the words that come with the product. */
  event('MailTextChanged', { kind, before: template.nullable(), after: template }),
  /** The words that come with the product are sent again. */
  event('MailTextReset', { kind, before: template }),
]);
export type MailTextEvent = z.infer<typeof mailTextEvent>;

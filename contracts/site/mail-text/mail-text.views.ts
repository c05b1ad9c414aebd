import { z } from 'zod';
import { editableMailKind, mailTemplate } from './mail-text.fields.ts';

/** A mail as administrators change it. `template` is null while it has the words that come with the product. */
export const mailText = z.object({
  kind: editableMailKind,
  template: mailTemplate.nullable(),
  built_in: mailTemplate,
  revision: z.int(),
});
export type MailText = z.infer<typeof mailText>;

/** A mail as it arrives, with made-up data. */
export const mailPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type MailPreview = z.infer<typeof mailPreview>;

import { z } from 'zod';
import { accountMailKind, type MailKind, orderMailKind } from '../../identity/mail/mail.events.ts';
import { line, text } from '../../kernel/fields.ts';

/** The mails whose words administrators may change: those to members and about orders. */
export const editableMailKind = z.enum([...accountMailKind.options, ...orderMailKind.options]);
export type EditableMailKind = z.infer<typeof editableMailKind>;
export const isEditableMail = (kind: MailKind): kind is EditableMailKind => editableMailKind.safeParse(kind).success;

/**
 * The words of a mail, with placeholders such as `{이름}`; paragraphs are parted by an empty line. The button with its
 * link and the list of facts are no part of it: they always stay.
 */
export const mailTemplate = z.object({
  subject: line(100),
  heading: line(60),
  text: text(3_000).min(1),
  note: line(300),
});
export type MailTemplate = z.infer<typeof mailTemplate>;
export type MailTemplateField = keyof MailTemplate;

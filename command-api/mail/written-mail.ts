import type { MailKind } from '@maru/contracts/identity/mail/mail.events';
import type { Mail } from '@maru/platform/mail/mailer';
import type { MailWords } from '@maru/contracts/kernel/site.words';
import { htmlOf, textOf } from './mail-page.ts';

export interface AnyLetter {
  /** ISO time from which it says nothing new and is not sent. */
  readonly until: string;
}

/** `mail` is undefined where there is nobody to write to any more. */
export interface WrittenLetter {
  readonly userId: string;
  readonly mail: (Omit<Mail, 'id'> & { readonly kind: MailKind }) | undefined;
}
export type WriteLetter<L extends AnyLetter> = (letter: L) => Promise<WrittenLetter>;

export const pagesOf = (words: MailWords) => ({
  subject: words.subject,
  text: `${textOf(words)}\n`,
  html: htmlOf(words),
});

import type { MailKind } from '@maru/contracts/identity/mail/mail.events';
import type { Mail } from '@maru/platform/mail/mailer';
import type { MailWords } from '@maru/contracts/kernel/site.words';
import { htmlOf, textOf } from './mail-page.ts';

/** A mail to be written. Everything about it is looked up when it is sent. */
export interface AnyLetter {
  /** ISO: from then on it says nothing new and is not sent. */
  readonly until: string;
}

/** What became of a letter; `mail` is undefined where there is nobody to write to any more. */
export interface WrittenLetter {
  /** Whose account it is about; '' for nobody's. */
  readonly userId: string;
  readonly mail: (Omit<Mail, 'id'> & { readonly kind: MailKind }) | undefined;
}
export type WriteLetter<L extends AnyLetter> = (letter: L) => Promise<WrittenLetter>;

export const pagesOf = (words: MailWords) => ({
  subject: words.subject,
  text: `${textOf(words)}\n`,
  html: htmlOf(words),
});

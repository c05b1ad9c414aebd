import type { MailKind } from '@maru/contracts/identity/mail/mail.events';
import type { MailWords } from '@maru/contracts/kernel/site.words';
import { mailTextStream } from '@maru/contracts/site/mail-text/mail-text.events';
import { isEditableMail } from '@maru/contracts/site/mail-text/mail-text.fields';
import { mailTextFold } from '@maru/contracts/site/mail-text/mail-text.fold';
import { inWordsOf } from '@maru/contracts/site/mail-text/mail-text.words';
import type { Load } from '../pipeline/aggregate.ts';
import { pagesOf } from './letter.ts';

/** A mail in the words that an administrator gave its kind, else in those that come with the product. */
export const mailInWords = async (
  load: Load,
  kind: MailKind,
  words: MailWords,
  values: Readonly<Record<string, string>>,
) => {
  if (!isEditableMail(kind)) return pagesOf(words);
  const { template } = (await load(mailTextFold, mailTextStream(kind))).state;
  return pagesOf(template ? inWordsOf(template, words, values) : words);
};

import type { MailKind } from '@maru/contracts/identity/mail/mail.events';
import { htmlOf, textOf } from './mail-page.ts';
import { mailWords } from './mail-words.ts';

export interface MailPlace {
  /** Origin that people open. */
  readonly publicUrl: string;
  /** What a link with a code carries; empty where there is none. */
  readonly info: string;
}

/** Where the button of each mail leads; both links with a code open one screen, so `for` says which it is. */
const urls: { readonly [K in MailKind]: (place: MailPlace) => string } = {
  certify: ({ publicUrl, info }) => `${publicUrl}/login/check?info=${info}`,
  recover: ({ publicUrl, info }) => `${publicUrl}/login/check?for=password&info=${info}`,
  'password-changed': ({ publicUrl }) => `${publicUrl}/findme`,
};

/** Subject and both bodies of a mail. */
export const writeMail = (kind: MailKind, name: string, place: MailPlace) => {
  const words = mailWords[kind]({ name, url: urls[kind](place) });
  return { subject: words.subject, text: `${textOf(words)}\n`, html: htmlOf(words) };
};

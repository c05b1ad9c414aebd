import { buttonHint, type MailWords, siteName } from '@maru/contracts/kernel/site.words';
import escapeHtml from 'escape-html';
import type { MailKind } from '@maru/contracts/identity/mail/mail.events';
import type { Mail } from '@maru/platform/mail/mailer';

const textOf = ({ heading, paragraphs, facts = [], button, note }: MailWords): string =>
  [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}\n${button.url}`] : []),
    note,
    siteName,
  ].join('\n\n');

const font = "font-family:Pretendard,'Apple SD Gothic Neo','Malgun Gothic',sans-serif;word-break:keep-all";

const buttonHtml = ({ label, url }: NonNullable<MailWords['button']>) => `
          <p style="margin:28px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:#1867c0;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>
          <p style="margin:20px 0 0;font-size:13px;line-height:1.6;color:#5b6572">${buttonHint}<br><a href="${escapeHtml(url)}" style="color:#1867c0;word-break:break-all">${escapeHtml(url)}</a></p>`;

const factHtml = ([name, value]: readonly [string, string]) => `
            <tr><td style="padding:6px 16px 6px 0;color:#5b6572;vertical-align:top">${escapeHtml(name)}</td><td style="padding:6px 0;text-align:right;vertical-align:top">${escapeHtml(value)}</td></tr>`;
const factsHtml = (facts: NonNullable<MailWords['facts']>) => `
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 0;border-top:1px solid #e3e8ee;border-bottom:1px solid #e3e8ee;font-size:15px;line-height:1.6">${facts.map(factHtml).join('')}
          </table>`;

/** One column, styles inline, nothing loaded from anywhere. */
const htmlOf = ({ subject, heading, paragraphs, facts = [], button, note }: MailWords): string => `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light">
    <title>${escapeHtml(subject)}</title>
  </head>
  <body style="margin:0;padding:0;background:#f4f6f8">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f8">
      <tr><td align="center" style="padding:32px 16px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e3e8ee;border-radius:16px">
          <tr><td style="padding:36px 32px;${font};font-size:16px;line-height:1.6;color:#1f2937">
          <p style="margin:0;font-size:15px;font-weight:700;color:#1867c0">${siteName}</p>
          <h1 style="margin:16px 0 0;font-size:22px;line-height:1.4">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `          <p style="margin:12px 0 0">${escapeHtml(text)}</p>`).join('\n')}${facts.length > 0 ? factsHtml(facts) : ''}${button ? buttonHtml(button) : ''}
          <p style="margin:28px 0 0;padding-top:20px;border-top:1px solid #e3e8ee;font-size:13px;line-height:1.6;color:#5b6572">${escapeHtml(note)}</p>
          </td></tr>
        </table>
      </td></tr>
    </table>
  </body>
</html>
`;

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

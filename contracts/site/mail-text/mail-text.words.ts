import type { MailWords } from '../../kernel/site.words.ts';
import { filledIn, type PlaceholderError, usualText } from './mail-placeholders.ts';
import type { MailTemplate } from './mail-text.fields.ts';

/** What the placeholders of a mail to an account stand for; `item` is empty where it is about none. */
export const accountMailValues = (name: string, item: string) => ({ 이름: name, 상품: item });
/** The same of a mail about an order. */
export const orderMailValues = (number: string) => ({ 주문번호: number });

export const placeholderErrorText = ({ problem, name }: PlaceholderError): string =>
  problem === 'unknown'
    ? `{${name}}은 이 메일에서 쓸 수 없는 자리예요. 아래에 있는 이름만 쓸 수 있어요.`
    : `{${name}}을 꼭 넣어 주세요.`;

/** A mail in an administrator's words; its facts and its button stay. */
export const inWordsOf = (
  template: MailTemplate,
  built: MailWords,
  values: Readonly<Record<string, string>>,
): MailWords => {
  const all = { ...values, [usualText]: built.paragraphs.join('\n\n') };
  const paragraphs = filledIn(template.text, all)
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const line = (words: string) => filledIn(words, values).replaceAll(/\s+/g, ' ').trim();
  return {
    ...built,
    subject: line(template.subject),
    heading: line(template.heading),
    paragraphs,
    note: line(template.note),
  };
};

import type { Agreement } from '@maru/contracts/identity/user/agreements';

export const agreementTitles: Readonly<Record<Agreement, string>> = {
  terms: '이용약관',
  privacy: '개인정보 수집 및 이용',
  purchase: '구매 조건 및 개인정보 수집·이용',
};

export interface Paragraph {
  readonly heading: boolean;
  readonly text: string;
}

/** An agreement as it is kept, in the headings and paragraphs of Markdown; its title is the dialog's. */
export const paragraphs = (text: string): readonly Paragraph[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('# '))
    .map((part) => ({ heading: part.startsWith('## '), text: part.replace(/^#+ /, '') }));

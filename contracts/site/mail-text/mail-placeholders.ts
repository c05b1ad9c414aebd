import { accountMailKind } from '../../identity/mail/mail.events.ts';
import type { EditableMailKind, MailTemplate, MailTemplateField } from './mail-text.fields.ts';

/** Stands for the paragraphs that come with the product, which say what changes from mail to mail. */
export const usualText = '기본 안내';

const named: Partial<Record<EditableMailKind, readonly string[]>> = {
  // To an address that anybody may have typed: it says nothing in a stranger's words.
  certify: [],
  'question-answered': ['이름', '상품'],
  restocked: ['이름', '상품'],
  'price-fell': ['이름', '상품'],
};
const isToAccount = (kind: EditableMailKind) => accountMailKind.safeParse(kind).success;

/** The names that may stand in braces anywhere in this mail; `기본 안내` in its text alone. */
export const placeholdersOf = (kind: EditableMailKind): readonly string[] =>
  named[kind] ?? (isToAccount(kind) ? ['이름'] : ['주문번호']);

/** Without these the mail would not say what it is for: sums, deadlines, prices, the number of the order. */
const required = (kind: EditableMailKind): Partial<Record<MailTemplateField, readonly string[]>> => {
  if (!isToAccount(kind)) return { subject: ['주문번호'], text: [usualText] };
  return kind === 'price-fell' ? { text: [usualText] } : {};
};

const inBraces = /\{([^{}]*)\}/g;
const namesIn = (words: string) => [...words.matchAll(inBraces)].map(([, name = '']) => name.trim());

export interface PlaceholderError {
  readonly path: MailTemplateField;
  readonly problem: 'unknown' | 'missing';
  readonly name: string;
}
const fields = ['subject', 'heading', 'text', 'note'] as const satisfies readonly MailTemplateField[];

/** What is wrong with the placeholders of a template; nothing where it may be used. */
export const placeholderErrors = (kind: EditableMailKind, template: MailTemplate): readonly PlaceholderError[] =>
  fields.flatMap((path) => {
    const names = namesIn(template[path]);
    const known = path === 'text' ? [...placeholdersOf(kind), usualText] : placeholdersOf(kind);
    const missing = (required(kind)[path] ?? []).filter((name) => !names.includes(name));
    return [
      ...names.filter((name) => !known.includes(name)).map((name) => ({ path, problem: 'unknown' as const, name })),
      ...missing.map((name) => ({ path, problem: 'missing' as const, name })),
    ];
  });

/** Each placeholder by its value; one without a value stays as it is written. */
export const filledIn = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(inBraces, (whole, name: string) => values[name.trim()] ?? whole);

import { fieldOf } from './field-value.ts';
import { type Document, UndeclaredField, type ViewDefinition } from './view-store.ts';

/** Stands between two fields, so that nothing is found across them. */
const border = '\u0001';

/** Text as it is searched: in one case and one Unicode form (macOS writes 한글 as single jamo). A query goes through it as well. */
export const searchable = (text: string): string => text.normalize('NFC').toLowerCase().replace(/[\0\u0001]/g, '\uFFFD');

/** Everything of a document that `text` may find; undefined when its view is not searched. */
export const searchTextOf = ({ search }: ViewDefinition, doc: Document): string | undefined =>
  search?.map((field) => searchable(String(fieldOf(doc, field, 'text') ?? ''))).join(border);

/** A query's text as it is searched. Throws `UndeclaredField` when the view is not searched. */
export const queryTextOf = ({ name, search }: ViewDefinition, text: string): string => {
  if (search === undefined) throw new UndeclaredField(`the view ${name} declares no search`);
  return searchable(text);
};

/**
 * Every two characters that follow each other, once. A text holds a query only when it has all the query's pairs: Korean words are
 * searched by two syllables, which the usual index over three cannot answer.
 */
export const pairsOf = (text: string): ReadonlySet<string> => {
  const pairs = new Set<string>();
  let before = '';
  for (const character of text) {
    if (before !== '' && before !== border && character !== border) pairs.add(before + character);
    before = character;
  }
  return pairs;
};

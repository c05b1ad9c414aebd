import { fieldOf } from './field-value.ts';
import { type Document, UndeclaredField, type ViewDefinition } from './view-store.ts';

/** Stands between two fields, so that nothing is found across them. */
const border = '\u0001';

/** Text in one case and one Unicode form (macOS writes 한글 as single jamo); queries go through it as well. */
export const searchable = (text: string): string => withoutControls(text.normalize('NFC').toLowerCase());

// Looked for before they are replaced: nearly no text has them, and a replacement reads ten times as slowly.
const withoutControls = (text: string) =>
  text.includes('\0') || text.includes(border) ? text.replace(/[\0\u0001]/g, '\uFFFD') : text;

/** Everything of a document that `text` may find; undefined when its view is not searched. */
export const searchTextOf = ({ search }: ViewDefinition, doc: Document): string | undefined =>
  search?.map((field) => searchable(String(fieldOf(doc, field, 'text') ?? ''))).join(border);

/** Whether a text has the two characters that a search takes: `한` is one, however many code points it is written with. */
export const isSearchable = (text: string): boolean => Array.from(searchable(text)).length >= 2;

/** A query's text as it is searched. Throws `UndeclaredField` when the view is not searched. */
export const queryTextOf = ({ name, search }: ViewDefinition, text: string): string => {
  if (search === undefined) throw new UndeclaredField(`the view ${name} declares no search`);
  return searchable(text);
};

import { type FieldTest, testsOf } from './field-test.ts';
import { isSearchable, queryTextOf } from './search-text.ts';
import type { FindOptions, ViewDefinition } from './view-store.ts';

/** What documents are asked for, checked against their view; `text` is in its searched form. */
export interface ViewQuestion {
  readonly tests: readonly FieldTest[];
  readonly text: string | undefined;
}

/**
 * Undefined for a text of fewer than two characters, which finds nothing: no index has single ones, and every document
 * would have to be read. Throws `UndeclaredField`.
 */
export const viewQuestionOf = (
  view: ViewDefinition,
  { where, text }: Pick<FindOptions, 'where' | 'text'>,
): ViewQuestion | undefined => {
  const tests = testsOf(view, where);
  if (text === undefined) return { tests, text };
  const searched = queryTextOf(view, text);
  return isSearchable(text) ? { tests, text: searched } : undefined;
};

import { type FieldTest, testsOf } from './field-test.ts';
import { isSearchable, queryTextOf } from './search-text.ts';
import type { FindOptions, TextSought, ViewDefinition } from './view-store.ts';

/** Texts in their searched form: each group must be found, by any of its texts. */
export type TextGroups = readonly (readonly string[])[];

/** What documents are asked for, checked against their view. */
export interface ViewQuestion {
  readonly tests: readonly FieldTest[];
  readonly text: TextGroups | undefined;
}

const groupsOf = (view: ViewDefinition, text: TextSought): TextGroups =>
  (typeof text === 'string' ? [[text]] : text).map((group) => {
    const searched = group.map((one) => queryTextOf(view, one));
    return [...new Set(searched)].filter(isSearchable);
  });

/**
 * Undefined where a text is sought that has fewer than two characters, which finds nothing: no index has single ones, and
 * every document would have to be read. Throws `UndeclaredField`.
 */
export const viewQuestionOf = (
  view: ViewDefinition,
  { where, text }: Pick<FindOptions, 'where' | 'text'>,
): ViewQuestion | undefined => {
  const tests = testsOf(view, where);
  if (text === undefined || text.length === 0) return text === '' ? undefined : { tests, text: undefined };
  const groups = groupsOf(view, text);
  return groups.some((group) => group.length === 0) ? undefined : { tests, text: groups };
};

/** Whether a document's searched text has what is sought. */
export const holdsText = (searched: string, groups: TextGroups): boolean =>
  groups.every((group) => group.some((text) => searched.includes(text)));

import { z } from 'zod';
import { id, line } from '../../kernel/fields.ts';

/** The name of a list, as its definition says. */
const table = z.string().regex(/^[a-z][a-z-]{0,39}$/);
/** Names of columns, in the order in which they are shown. */
export const shownColumns = z
  .array(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/))
  .min(1)
  .max(50)
  .readonly();
/** A query string without what leads to a page. */
const query = z.string().max(1_000);

/** What an administrator looks for again: how a list is narrowed and sorted, with the columns that belong to it. */
export const savedFilter = z.object({ filter: id, table, name: line(30), query, columns: shownColumns });
export type SavedFilter = z.infer<typeof savedFilter>;

export const columnChoice = z.object({ table, columns: shownColumns });
export type ColumnChoice = z.infer<typeof columnChoice>;

/** As many as one person keeps, over all lists. */
export const mostSavedFilters = 50;

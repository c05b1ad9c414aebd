import { z } from 'zod';

/**
 * A column of a file of rows. It is found by its headings, whatever spaces and marks stand in them; the first is the one
 * that a template has.
 */
export interface RowColumn {
  readonly headings: readonly string[];
  readonly required: boolean;
}
export type RowColumns = Readonly<Record<string, RowColumn>>;
/** Cells as texts without spaces around them, by the names of the columns; empty where there is none. */
export type RowOf<C extends RowColumns> = { readonly [K in keyof C]: string };

export const rowLimits = {
  /** Bytes of a file, and of what is in it once it is unpacked. */
  bytes: 2 * 1024 * 1024,
  unpackedBytes: 8 * 1024 * 1024,
  columns: 100,
  cellLength: 5_000,
} as const;

/**
 * What would be done for a row: `row` is its place in the file as a spreadsheet counts, `name` what its thing is called.
 * `line` is a line of the bulk action that it would become, null where `problem` says why not, or nothing is to be done. `facts` are for whoever
 * looks at it.
 */
export const checkedRow = z.object({
  row: z.int(),
  name: z.string(),
  line: z.looseObject({ id: z.string(), name: z.string() }).nullable(),
  problem: z.string().nullable(),
  facts: z.record(z.string(), z.string()),
});
export type CheckedRow = z.infer<typeof checkedRow>;

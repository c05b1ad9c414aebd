import { z } from 'zod';
import { id, queryList } from './fields.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A file that is made while it is sent; `name` may be Korean. */
export interface FileContent {
  readonly name: string;
  /** As in a `Content-Type` header. */
  readonly type: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}
export const fileContent = z.custom<FileContent>();

export interface ExportInput {
  readonly format: ExportFormat;
  /** Names of columns in the order of the file. */
  readonly columns: readonly string[];
  /** Of a noted access to what is personal. */
  readonly access?: string | undefined;
}

const isOnce = (names: readonly string[]) => new Set(names).size === names.length;

/** What a file is asked for, beside the filters, the text and the sort of its list. */
export const exportFields = (columns: readonly string[]) => ({
  format: z.enum(exportFormats),
  columns: queryList.pipe(z.array(z.enum(columns)).min(1).refine(isOnce)).default([...columns]),
  access: id.optional(),
});

const notNarrowing = new Set(['sort', 'format', 'columns', 'access', 'limit', 'after', 'before']);
/** What a list is narrowed to, the same for who asks and who answers: `level=10&text=하늘`. */
export const narrowingOf = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .map(([name, value]) => [name, [value].flat().join(',')] as const)
    .filter(([name, value]) => value !== '' && !notNarrowing.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

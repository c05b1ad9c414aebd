import { Rejected } from '@maru/contracts/kernel/rejections';
import { cursorError } from '@maru/contracts/kernel/table';
import type { Scalar, Sort, SortPlace } from '@maru/platform/view-store/view-store';
import { z } from 'zod';

const cursorContent = z.tuple([
  z.string(),
  z.array(z.union([z.string(), z.number(), z.null()])).max(4),
  z.string().max(200),
]);

/** `-placed_at` as the view store reads it. */
export const sortOf = (keys: readonly string[]): readonly Sort[] =>
  keys.map((key) =>
    key.startsWith('-') ? { field: key.slice(1), direction: 'desc' } : { field: key, direction: 'asc' },
  );

const scalarOf = (value: unknown): Scalar => {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** Where a document stands, as a text for an address: the sort, the values of its fields and the id. */
export const cursorOf = (keys: readonly string[], doc: { readonly id: string }): string => {
  const values = sortOf(keys).map(({ field }) => scalarOf(doc[field as keyof typeof doc]));
  return Buffer.from(JSON.stringify([keys.join(','), values, doc.id])).toString('base64url');
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** Throws `invalid_input` for a cursor of another sort, or that is none. */
export const placeOf = (
  keys: readonly string[],
  name: 'after' | 'before',
  cursor: string | undefined,
): SortPlace | undefined => {
  if (cursor === undefined) return undefined;
  const { data } = cursorContent.safeParse(jsonOf(cursor));
  const [sort, values, id] = data ?? [];
  if (values === undefined || id === undefined || sort !== keys.join(',') || values.length !== keys.length)
    throw new Rejected('invalid_input', { errors: [{ path: name, message: cursorError }] });
  return { values, id };
};

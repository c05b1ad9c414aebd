import { fieldErrors } from '@maru/contracts/kernel/field-errors';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { z } from 'zod';

/** `status[]`, `status[0]`, `sortBy[0][key]`: how clients write lists, and objects in them. */
const bracketKey = /^(\w+)(\[\d{0,2}\])(?:\[(\w+)\])?$/;

const isPlain = ([key, value]: readonly [string, unknown]) => typeof value === 'string' && !key.includes('[');
const valuesOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());

/** `status=a&status=b`, `status[]=a` and `status[0]=a` become lists, `sortBy[0][key]=a` a list of objects. */
export const queryInput = (query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const entries = Object.entries(query);
  if (entries.every(isPlain)) return query;
  const fields = new Map<string, unknown>();
  for (const [key, value] of entries) {
    const [, name = key, at, part] = bracketKey.exec(key) ?? [];
    fields.set(name, fieldAfter(valuesOf(fields.get(name)), valuesOf(value), { at, part }));
  }
  return Object.fromEntries(fields);
};

interface Brackets {
  readonly at: string | undefined;
  readonly part: string | undefined;
}
const fieldAfter = (known: readonly unknown[], values: readonly unknown[], { at, part }: Brackets) => {
  if (part !== undefined) return withPart(known, Number(at?.slice(1, -1)), { [part]: values[0] });
  const list = [...known, ...values];
  return at === undefined && list.length === 1 ? list[0] : list;
};

const withPart = (list: readonly unknown[], at: number, part: object) =>
  at < list.length ? list.with(at, { ...(list[at] as object), ...part }) : [...list, part];

/** The input as its schema gives it. Throws `invalid_input` with a Korean sentence for each field. */
export const parseInput = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (!parsed.success) throw new Rejected('invalid_input', { errors: fieldErrors(parsed.error.issues, input) });
  return parsed.data;
};

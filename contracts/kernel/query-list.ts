import { z } from 'zod';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
const itemsOf = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'string') return [value];
  return /^[[{]/.test(value) ? [parsed(value)].flat() : value.split(',');
};

/** A list in a query string: joined by commas, repeated, or as JSON; a schema behind it checks the items. */
export const queryList = z
  .union([z.string(), z.array(z.unknown())])
  .transform((value) => [value].flat().flatMap(itemsOf));

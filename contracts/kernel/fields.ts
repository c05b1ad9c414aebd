import { z } from 'zod';

/** Control characters but tab and newline; they can hide or reorder nothing a person typed on purpose. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const lineBreak = /[\n\r\u0085\u2028\u2029]/;
const loneSurrogate = /\p{Surrogate}/u;
const clean = (text: string) => !control.test(text) && !loneSurrogate.test(text);

/** One line of 1 to `max` characters after trimming. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(clean)
    .refine((text) => !lineBreak.test(text));
/** Text of up to `max` characters, line breaks kept. */
export const text = (max: number) => z.string().trim().max(max).refine(clean);
/** Lower-cased: ids are written into stream names. */
export const id = z.uuid().toLowerCase();
export const day = z.iso.date();
/** Address of an uploaded image, as `util/upload_image` answered it. */
export const imageUrl = z.string().regex(/^\/api\/file\/(user|issue|comment)\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/);
/** Epoch ms with microseconds as fraction. */
export const timestamp = z.number();
/** Where in the log a change is: lists are ordered by it, because clocks are set back and two may agree in a time. */
export const logPosition = z.int();
/** Empty is refused: it would read as the beginning of time. */
const cursor = z.string().trim().min(1).transform(Number);
/** `updated_position` of the last document loaded, -1 for the first page. */
export const positionCursor = cursor.pipe(z.int().min(-1)).optional();
/** Its `updated_at`, for who knows no more; -1 for the first page. */
export const timeCursor = cursor.pipe(z.number().min(-1)).default(-1);
/** What every document of a view carries. */
export const documentBase = { id: z.string(), revision: z.int(), position: z.int() };

/** Epoch milliseconds (with fraction) of an event's ISO time. */
export const epochMs = (at: string) => {
  const micros = /\.\d{3}(\d{1,3})Z$/.exec(at)?.[1] ?? '';
  return Date.parse(at) + Number(micros.padEnd(3, '0')) / 1000;
};

const jsonOrText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
const itemsOf = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'string') return [value];
  return /^[[{]/.test(value) ? [jsonOrText(value)].flat() : value.split(',');
};

/** A list in a query string: joined by commas, repeated, or as JSON; a schema behind it checks the items. */
export const queryList = z
  .union([z.string(), z.array(z.unknown())])
  .transform((value) => [value].flat().flatMap(itemsOf));

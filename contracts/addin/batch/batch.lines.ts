import type { z } from 'zod';
import { epochMs } from '../../kernel/fields.ts';
import { dateText, type SeoulDay, seoulDay } from '../../kernel/seoul-days.ts';
import { type BatchAnswer, batchLimit, lineRefusal, type LineRefusal } from './batch.fields.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** An add-in that was offline sends what it kept for so long; clocks of machines may be ahead by so much. */
export const [oldestDays, aheadMs] = [30, dayMs];

interface Line {
  readonly id: string;
  readonly at: string;
}
type Refused = BatchAnswer['refused'][number];
/** `number` is the line's in the batch, `at` its time in epoch ms. */
export interface ReadLine<T> {
  readonly number: number;
  readonly at: number;
  readonly line: T;
}
export interface ReadBatch<T> {
  readonly lines: readonly ReadLine<T>[];
  readonly refused: readonly Refused[];
}

const upToMs = 'yyyy-MM-ddThh:mm:ss.mmmZ'.length;
/** Of a line's time, in epoch ms; only a longer one has microseconds to look for. */
export const momentOf = (at: string): number => (at.length > upToMs ? epochMs(at) : Date.parse(at));

/** Judges what a line says, as a schema does. */
export type LineReader<T> = (json: unknown) => z.ZodSafeParseResult<T>;

const refusalOf = ([issue]: readonly z.core.$ZodIssue[]): LineRefusal => {
  if (issue?.code === 'unrecognized_keys') return 'unknown_field';
  return lineRefusal.safeParse(issue?.message).data ?? 'invalid_line';
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readLine = <T extends Line>(
  read: LineReader<T>,
  text: string,
  now: number,
): Omit<ReadLine<T>, 'number'> | LineRefusal => {
  if (text.length > batchLimit.lineCharacters) return 'line_too_long';
  const json = jsonOf(text);
  if (json === undefined) return 'not_json';
  const { data, error } = read(json);
  if (error) return refusalOf(error.issues);
  const at = momentOf(data.at);
  if (at < now - oldestDays * dayMs) return 'too_old';
  return at > now + aheadMs ? 'in_future' : { line: data, at };
};

/** The lines of a batch that are not blank, with their numbers. */
export const linesOf = (text: string): readonly { readonly number: number; readonly text: string }[] =>
  text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '');

/** Each line is judged by itself, so that a broken one costs nobody else's. `now` in epoch ms. */
export const readBatch = <T extends Line>(
  read: LineReader<T>,
  texts: ReturnType<typeof linesOf>,
  now: number,
): ReadBatch<T> => {
  const lines: ReadLine<T>[] = [];
  const refused: Refused[] = [];
  for (const { number, text } of texts) {
    const line = readLine(read, text, now);
    if (typeof line === 'string') refused.push({ line: number, code: line });
    else lines.push({ number, ...line });
  }
  return { lines, refused };
};

/** The days that were written last: lines are of few. */
const written = new Map<SeoulDay, string>();
const mostWritten = 100;

/** The day in Korea of a moment, in epoch ms, that a line is of. */
export const dayOfMoment = (at: number): string => {
  const day = seoulDay(at);
  const known = written.get(day);
  if (known !== undefined) return known;
  if (written.size >= mostWritten) written.clear();
  const text = dateText(day);
  written.set(day, text);
  return text;
};

/** Name of the mark under which a stream knows that it has a line. */
export const lineMark = (id: string) => `line ${id}`;

/** The lines that a stream does not have yet, each once. */
export const freshLines = <T extends Line>(lines: readonly T[], marks: ReadonlyMap<string, string> | undefined) => {
  const seen = new Set<string>();
  return lines.filter(({ id }) => {
    if (seen.has(id) || marks?.has(lineMark(id))) return false;
    seen.add(id);
    return true;
  });
};

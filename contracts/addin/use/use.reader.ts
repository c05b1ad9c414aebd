import { revitYears } from '../batch/batch.fields.ts';
import type { LineReader } from '../batch/batch.lines.ts';
import { countBounds, useLine, type UseLine } from './use.commands.ts';

/** Texts that the schema has taken: commands, versions and days come again in nearly every line. */
const takenTexts = (most: number) => {
  const texts = new Set<string>();
  return {
    has: (text: unknown) => typeof text === 'string' && texts.has(text),
    add: (text: string) => {
      if (texts.size >= most) texts.clear();
      texts.add(text);
    },
  };
};

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const time = /^T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;
const dayLength = 'yyyy-MM-dd'.length;
const fields = 6;

const isWithin = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);

/**
 * Reads lines of use as their schema does, most of them several times as fast: what is made of parts that the schema took
 * before is not shown to it again.
 */
export const readerOfUse = (most = 2_000): LineReader<UseLine> => {
  const [commands, versions, days] = [takenTexts(most), takenTexts(most), takenTexts(most)];
  const isTime = (at: unknown) =>
    typeof at === 'string' && days.has(at.slice(0, dayLength)) && time.test(at.slice(dayLength));
  const isPlain = (line: Readonly<Record<string, unknown>>): boolean =>
    Object.keys(line).length === fields &&
    matches(line['id'], id) &&
    isTime(line['at']) &&
    commands.has(line['command']) &&
    versions.has(line['version']) &&
    isWithin(line['count'], countBounds.least, countBounds.most) &&
    isWithin(line['revit'], revitYears.first, revitYears.last);
  return (json) => {
    if (typeof json === 'object' && json !== null && isPlain(json as Readonly<Record<string, unknown>>))
      return { success: true, data: json as UseLine };
    const read = useLine.safeParse(json);
    if (read.success) {
      commands.add(read.data.command);
      versions.add(read.data.version);
      days.add(read.data.at.slice(0, dayLength));
    }
    return read;
  };
};

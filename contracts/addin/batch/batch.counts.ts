import { epochMs } from '../../kernel/fields.ts';

/** What lines say together: how often something was seen with a version in a Revit of this year; times are ISO. */
export interface LineCount<C> {
  readonly command: C;
  readonly version: string;
  readonly revit: number;
  readonly count: number;
  readonly first_at: string;
  readonly last_at: string;
}
interface CountedLine<C> extends Pick<LineCount<C>, 'command' | 'version' | 'revit' | 'count'> {
  readonly at: string;
}

const earlier = (one: string, other: string) => (epochMs(one) <= epochMs(other) ? one : other);
const later = (one: string, other: string) => (epochMs(one) >= epochMs(other) ? one : other);

const withLine = <C>(
  known: LineCount<C> | undefined,
  { command, version, revit, count, at }: CountedLine<C>,
): LineCount<C> => ({
  command,
  version,
  revit,
  count: (known?.count ?? 0) + count,
  first_at: known ? earlier(known.first_at, at) : at,
  last_at: known ? later(known.last_at, at) : at,
});

/** Lines of one command, version and year as one, in the order in which they came first. */
export const countLines = <C extends string | null>(lines: readonly CountedLine<C>[]): LineCount<C>[] => {
  const counts = new Map<string, LineCount<C>>();
  for (const line of lines) {
    const key = `${line.command ?? ''} ${line.version} ${line.revit}`;
    counts.set(key, withLine(counts.get(key), line));
  }
  return [...counts.values()];
};

import { momentOf } from './batch.lines.ts';

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

interface Counted<C> {
  readonly count: LineCount<C>;
  /** Of its first and its last line, in epoch ms. */
  readonly first: number;
  readonly last: number;
}

const withLine = <C>(
  known: Counted<C> | undefined,
  { command, version, revit, count, at }: CountedLine<C>,
): Counted<C> => {
  const ms = momentOf(at);
  if (!known) return { count: { command, version, revit, count, first_at: at, last_at: at }, first: ms, last: ms };
  const { first, last } = known;
  return {
    count: {
      ...known.count,
      count: known.count.count + count,
      ...(ms < first && { first_at: at }),
      ...(ms > last && { last_at: at }),
    },
    first: Math.min(first, ms),
    last: Math.max(last, ms),
  };
};

/** Lines of one command, version and year as one, in the order in which they came first. */
export const countLines = <C extends string | null>(lines: readonly CountedLine<C>[]): LineCount<C>[] => {
  const counts = new Map<string, Counted<C>>();
  for (const line of lines) {
    const key = `${line.command ?? ''} ${line.version} ${line.revit}`;
    counts.set(key, withLine(counts.get(key), line));
  }
  return [...counts.values()].map(({ count }) => count);
};

import type { useQueries, UseSummary } from '@maru/contracts/addin/use/use.queries';
import type { DayDocument } from '@maru/contracts/addin/use/use.views';
import { daysOf, partsOf } from '@maru/contracts/kernel/days-of-periods';
import type { QueryHandler } from '../../http/query-handler.ts';

/** Counts by name added up, the greatest first. */
export const namedSums = (
  counts: readonly (readonly [name: string, count: number])[],
): { name: string; count: number }[] => {
  const sums = new Map<string, number>();
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
};

const sumsOf = (docs: readonly DayDocument[]): Pick<UseSummary, 'count' | 'people'> => ({
  count: docs.reduce((sum, { count }) => sum + count, 0),
  people: new Set(docs.flatMap(({ user_ids }) => user_ids)).size,
});

/** From what a projection adds up day by day: it costs the same however much was reported. */
export const useDaysOf: QueryHandler<typeof useQueries.days> = {
  views: ['addin-day'],
  answer: async ({ by, ...period }, { engines: { views } }) => {
    const docs = (await views.view('addin-day').getMany<DayDocument>(daysOf(period))).map(({ doc }) => doc);
    return {
      ...sumsOf(docs),
      parts: partsOf(period, by).map((part) => ({
        ...part,
        ...sumsOf(docs.filter(({ id }) => part.from <= id && id <= part.to)),
      })),
      commands: namedSums(docs.flatMap(({ commands }) => Object.entries(commands))),
      versions: namedSums(docs.flatMap(({ versions }) => Object.entries(versions))),
    };
  },
};

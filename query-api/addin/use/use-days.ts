import type { UseDays, useQueries } from '@maru/contracts/addin/use/use.queries';
import { mostDays } from '@maru/contracts/addin/use/use.queries';
import type { DayDocument } from '@maru/contracts/addin/use/use.views';
import { dayOfText, startOfDay } from '@maru/contracts/kernel/seoul-days';
import type { QueryHandler } from '../../http/query-handler.ts';

const named = (records: readonly Readonly<Record<string, number>>[]): UseDays['commands'] => {
  const sums = new Map<string, number>();
  for (const [name, count] of records.flatMap(Object.entries<number>)) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
};

export const useDaysOf: QueryHandler<typeof useQueries.days> = {
  views: ['addin-day'],
  answer: async ({ from, to }, { engines: { views } }) => {
    const rows = await views
      .view('addin-day')
      .find<DayDocument>({
        where: { day: { gte: startOfDay(dayOfText(from)), lte: startOfDay(dayOfText(to)) } },
        sort: [{ field: 'day', direction: 'desc' }],
        limit: mostDays,
      });
    const docs = rows.map(({ doc }) => doc).toReversed();
    return {
      days: docs.map(({ id, count, user_ids }) => ({ day: id, count, people: user_ids.length })),
      count: docs.reduce((sum, { count }) => sum + count, 0),
      people: new Set(docs.flatMap(({ user_ids }) => user_ids)).size,
      commands: named(docs.map(({ commands }) => commands)),
      versions: named(docs.map(({ versions }) => versions)),
    };
  },
};

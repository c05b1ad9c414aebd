import type { AnyTable, TableFilter } from '@maru/contracts/kernel/table';
import { dayOfText, endOfDay, startOfDay } from '@maru/contracts/kernel/seoul-days';
import type { QueryContext } from './query-handler.ts';
import type { Condition, Scalar, Where } from '@maru/platform/view-store/view-store';

/** What a query says of filters, each by its name, or the name with `_from` and `_to`. */
export type AskedFilters = Readonly<Record<string, unknown>>;

/** What replaces a filter where the view has no field of its name: of the words that are asked for. */
export type OwnFilter = (words: readonly string[], context: QueryContext) => Where | Promise<Where>;

const rangeOf = (from: number | undefined, to: Condition): Condition | undefined => {
  const range = { ...(from !== undefined && { gte: from }), ...to };
  return Object.keys(range).length === 0 ? undefined : range;
};

const daysAsked = (from: string | undefined, to: string | undefined) =>
  rangeOf(
    from === undefined ? from : startOfDay(dayOfText(from)),
    to === undefined ? {} : { lt: endOfDay(dayOfText(to)) },
  );

const amountsAsked = (from: number | undefined, to: number | undefined) =>
  rangeOf(from, to === undefined ? {} : { lte: to });

const conditionOf = (name: string, filter: TableFilter, asked: AskedFilters): Scalar | Condition | undefined => {
  const [one, from, to] = [asked[name], asked[`${name}_from`], asked[`${name}_to`]];
  if (filter.kind === 'id') return one as string | undefined;
  if (filter.kind === 'time') return daysAsked(from as string | undefined, to as string | undefined);
  if (filter.kind !== 'choice') return amountsAsked(from as number | undefined, to as number | undefined);
  const words = one as readonly string[] | undefined;
  return words && { in: filter.of === 'number' ? words.map(Number) : words };
};

/** The filters of a query as conditions on the view's fields; the query was checked by the list's schema. */
export const whereOf = async (
  { filters }: Pick<AnyTable, 'filters'>,
  asked: AskedFilters,
  ownOf: (name: string, words: readonly string[]) => ReturnType<OwnFilter> | undefined,
): Promise<Where> => {
  const conditions = Object.entries(filters).map(async ([name, filter]): Promise<Where> => {
    const words = asked[name];
    const own = words === undefined ? undefined : await ownOf(name, [words].flat() as string[]);
    if (own) return own;
    const condition = conditionOf(name, filter, asked);
    return condition === undefined ? {} : { [name]: condition };
  });
  return Object.assign({}, ...(await Promise.all(conditions)));
};

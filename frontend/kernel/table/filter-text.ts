import type { AnyTable } from '@maru/contracts/kernel/table';
import type { TableFilter } from '@maru/contracts/kernel/table';
import { number, won } from '../../format/number.ts';
import { type FilterValues, parametersOf } from './table-place.ts';

/** A filter that narrows the list now. */
export interface ActiveFilter {
  readonly name: string;
  readonly filter: TableFilter;
  readonly text: string;
}

const dayText = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}년 ${month}월 ${date}일`;
};
const writers = {
  time: dayText,
  number: (value: string) => number(Number(value)),
  won: (value: string) => won(Number(value)),
};

const openEnds = { time: ['부터', '까지'], number: [' 이상', ' 이하'], won: [' 이상', ' 이하'] } as const;

const rangeText = (kind: 'time' | 'number' | 'won', from: string | undefined, to: string | undefined) => {
  const write = writers[kind];
  if (from && to) return from === to ? write(from) : `${write(from)} – ${write(to)}`;
  const [least, most] = openEnds[kind];
  if (from) return write(from) + least;
  return to ? write(to) + most : '';
};

const valueText = (name: string, filter: TableFilter, values: FilterValues): string => {
  if (filter.kind === 'id') return values[name] ? '하나만 보기' : '';
  if (filter.kind !== 'choice') return rangeText(filter.kind, values[`${name}_from`], values[`${name}_to`]);
  const words = (values[name] ?? '').split(',').filter(Boolean);
  return words.map((word) => filter.words[word] ?? word).join(', ');
};

export const activeFilters = ({ filters }: AnyTable, values: FilterValues): readonly ActiveFilter[] =>
  Object.entries(filters).flatMap(([name, filter]) => {
    const text = valueText(name, filter, values);
    return text === '' ? [] : [{ name, filter, text }];
  });

/** The values of one filter in the place of those it had. */
export const withFilter = (table: AnyTable, all: FilterValues, name: string, values: FilterValues): FilterValues => {
  const filter = table.filters[name];
  if (!filter) return all;
  const own = new Set(parametersOf(name, filter));
  return Object.fromEntries([
    ...Object.entries(all).filter(([parameter]) => !own.has(parameter)),
    ...Object.entries(values).filter(([parameter, value]) => own.has(parameter) && value !== ''),
  ]);
};

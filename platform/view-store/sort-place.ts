import type { FieldTest } from './field-test.ts';
import { type FieldValue, valueAs } from './field-value.ts';
import { fieldTypeOf } from './view-definition.ts';
import type { FindOptions, Sort, SortPlace, ViewDefinition } from './view-store.ts';

/** Rows that pass all tests and, where `id` is there, have an id beyond that one. */
export interface PlaceRange {
  readonly tests: readonly FieldTest[];
  readonly id?: { readonly comparison: 'gt' | 'lt'; readonly value: string };
}

/** How a page is read: the order, and ranges without a common row that hold all there is to read. */
export interface PageWalk {
  readonly sort: readonly Sort[];
  readonly idDirection: Sort['direction'];
  readonly ranges: readonly PlaceRange[];
  /** Read from its end, because it is known by what stands behind it. */
  readonly isBackward: boolean;
}

interface SortKey {
  readonly field: string;
  readonly type: 'text' | 'number';
  readonly direction: Sort['direction'];
}

const turned = { asc: 'desc', desc: 'asc' } as const;
const least = { text: '', number: -Infinity } as const;

const placeOf = ({ after, before }: FindOptions) => {
  if (after && before) throw new RangeError('a page is after a place or before it, not both');
  return after ?? before;
};

/** Throws `UndeclaredField`, and `RangeError` for a place that is none in that order. */
export const walkOf = (view: ViewDefinition, options: FindOptions): PageWalk => {
  const [place, isBackward] = [placeOf(options), options.before !== undefined];
  const keys = (options.sort ?? []).map(({ field, direction }): SortKey => ({
    field,
    type: fieldTypeOf(view, field),
    direction: isBackward ? turned[direction] : direction,
  }));
  const idDirection = keys.at(-1)?.direction ?? (isBackward ? 'desc' : 'asc');
  const ranges = place ? rangesBehind(keys, place, idDirection) : [{ tests: [] }];
  return { sort: keys, idDirection, isBackward, ranges };
};

// Each range is an AND alone, so that it is one stretch of an index, however many rows share a value.
const rangesBehind = (keys: readonly SortKey[], place: SortPlace, idDirection: Sort['direction']): PlaceRange[] => {
  const values = keys.map(({ type }, index) => valueAs(type, place.values[index]));
  if (place.values.length !== keys.length || values.includes(undefined))
    throw new RangeError(`${JSON.stringify(place)} is no place among ${keys.map(({ field }) => field).join(', ')}`);
  const same: FieldTest[] = [];
  const ranges: PlaceRange[] = [];
  for (const [index, { direction, ...of }] of keys.entries()) {
    if (same.some(({ field }) => field === of.field)) continue;
    const value = values[index] ?? null;
    ranges.push(...testsBehind(of, direction, value).map((test) => ({ tests: [...same, test] })));
    same.push({ ...of, among: [value] });
  }
  const comparison = idDirection === 'asc' ? 'gt' : 'lt';
  return [...ranges, { tests: same, id: { comparison, value: place.id } }];
};

/** Null comes first: upwards everything is behind it, downwards nothing is, and it is behind everything. */
const testsBehind = (
  of: Pick<SortKey, 'field' | 'type'>,
  direction: Sort['direction'],
  value: FieldValue,
): readonly FieldTest[] => {
  if (direction === 'asc')
    return [value === null ? { ...of, comparison: 'gte', value: least[of.type] } : { ...of, comparison: 'gt', value }];
  return value === null
    ? []
    : [
        { ...of, comparison: 'lt', value },
        { ...of, among: [null] },
      ];
};

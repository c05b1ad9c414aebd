import type { Filter } from 'mongodb';
import type { FieldTest } from './field-test.ts';
import { columnOf, type MongoRow } from './mongo-row.ts';
import { queryPairsOf } from './search-pairs.ts';
import { fieldTypeOf } from './view-definition.ts';
import type { TextGroups, ViewQuestion } from './view-question.ts';
import type { Sort, ViewDefinition } from './view-store.ts';

const operatorOf = (test: FieldTest): Filter<MongoRow> => {
  if ('comparison' in test) return { [`$${test.comparison}`]: test.value };
  return test.among.length === 1 ? { $eq: test.among[0] } : { $in: [...test.among] };
};

/** All of it must hold of one field. Where several list values, only the first lists any. */
const operatorsOf = (tests: readonly FieldTest[], field: string): Filter<MongoRow> =>
  Object.assign({}, ...tests.filter((test) => test.field === field).map(operatorOf));

const escapeRegex = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** What has all the pairs of a text may hold it; what it does hold is looked at in the text. */
const filterOfText = (text: string): Filter<MongoRow> => ({
  pairs: { $all: [...queryPairsOf(text)] },
  search: { $regex: escapeRegex(text) },
});

const filterOfAny = (texts: readonly string[]): Filter<MongoRow> => {
  const filters = texts.map(filterOfText);
  return filters.length === 1 ? { ...filters[0] } : { $or: filters };
};
const filterOfGroups = (groups: TextGroups): Filter<MongoRow> =>
  groups.length === 1 ? filterOfAny(groups[0] ?? []) : { $and: groups.map(filterOfAny) };

export const filterOf = ({ tests, text }: ViewQuestion, afterId?: string): Filter<MongoRow> => ({
  ...Object.fromEntries(tests.map(({ field }) => [columnOf(field), operatorsOf(tests, field)])),
  ...(text !== undefined && filterOfGroups(text)),
  ...(afterId !== undefined && { _id: { $gt: afterId } }),
  gone: false,
});

/** The key comes last, in the last field's direction; a repeated field is ignored. Throws `UndeclaredField`. */
export const orderOf = (view: ViewDefinition, sort: readonly Sort[] = []): Map<string, 1 | -1> => {
  const order = new Map<string, 1 | -1>();
  let last: 1 | -1 = 1;
  for (const { field, direction } of sort) {
    fieldTypeOf(view, field);
    last = direction === 'desc' ? -1 : 1;
    if (!order.has(columnOf(field))) order.set(columnOf(field), last);
  }
  return order.set('_id', last);
};

import type { Filter } from 'mongodb';
import type { FieldTest } from './field-test.ts';
import { columnOf, type MongoRow } from './mongo-row.ts';
import { queryPairsOf } from './search-pairs.ts';
import type { PageWalk, PlaceRange } from './sort-place.ts';
import type { TextGroups, ViewQuestion } from './view-question.ts';

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

const filterOfTests = (tests: readonly FieldTest[]): Filter<MongoRow> =>
  Object.fromEntries(tests.map(({ field }) => [columnOf(field), operatorsOf(tests, field)]));

export const filterOf = ({ tests, text }: ViewQuestion, afterId?: string): Filter<MongoRow> => ({
  ...filterOfTests(tests),
  ...(text !== undefined && filterOfGroups(text)),
  ...(afterId !== undefined && { _id: { $gt: afterId } }),
  gone: false,
});

const filterOfRange = ({ tests, id }: PlaceRange): Filter<MongoRow> => ({
  ...filterOfTests(tests),
  ...(id !== undefined && { _id: { [`$${id.comparison}`]: id.value } }),
});

/** Each range stands beside all that is asked, so that it follows an index by itself. */
export const filterOfWalk = (question: ViewQuestion, { ranges }: PageWalk, afterId?: string): Filter<MongoRow> => {
  const asked = filterOf(question, afterId);
  const among = ranges.map((range) => (isEverything(range) ? asked : { $and: [asked, filterOfRange(range)] }));
  return among.length === 1 ? { ...among[0] } : { $or: among };
};
const isEverything = ({ tests, id }: PlaceRange) => tests.length === 0 && id === undefined;

const mongoDirection = { asc: 1, desc: -1 } as const;
/** The key comes last, in the last field's direction; a repeated field is ignored. */
export const orderOf = ({ sort, idDirection }: PageWalk): Map<string, 1 | -1> => {
  const order = new Map<string, 1 | -1>();
  for (const { field, direction } of sort)
    if (!order.has(columnOf(field))) order.set(columnOf(field), mongoDirection[direction]);
  return order.set('_id', mongoDirection[idDirection]);
};

import type {
  Condition,
  Document,
  FindOptions,
  Scalar,
  SortPlace,
  TextSought,
  Where,
} from '@maru/platform/view-store/view-store';

type Value = string | number | null;

/** What a find answers, worked out in the plainest way over all documents. */
export function referenceFind<D extends Document>(
  docs: readonly D[],
  search: readonly string[],
  { where = {}, text, sort = [], limit, offset = 0, afterId, after, before }: FindOptions,
): readonly D[] {
  const last = sort.at(-1)?.direction ?? 'asc';
  const keys = [...sort, { field: 'id', direction: last }];
  const placeOf = (doc: D) => keys.map(({ field }) => valueOf(doc, field));
  const order = (a: readonly Value[], b: readonly Value[]) => {
    for (const [index, { direction }] of keys.entries()) {
      const compared = compare(a[index] ?? null, b[index] ?? null);
      if (compared !== 0) return direction === 'asc' ? compared : -compared;
    }
    return 0;
  };
  const from = (doc: D, { values, id }: SortPlace) => order(placeOf(doc), [...values.map(plain), id]);
  const found = docs
    .filter((doc) => matches(doc, where) && (text === undefined || contains(doc, search, text)))
    .filter(({ id }) => afterId === undefined || compare(id, afterId) > 0)
    .filter((doc) => (after === undefined || from(doc, after) > 0) && (before === undefined || from(doc, before) < 0))
    .toSorted((a, b) => order(placeOf(a), placeOf(b)));
  if (before === undefined) return found.slice(offset, offset + limit);
  return found.slice(Math.max(0, found.length - offset - limit), Math.max(0, found.length - offset));
}

const contains = (doc: Document, search: readonly string[], text: TextSought): boolean =>
  typeof text === 'string'
    ? containsOne(doc, search, text)
    : text.every((any) => any.some((one) => containsOne(doc, search, one)));
const containsOne = (doc: Document, search: readonly string[], text: string) =>
  search.some((field) =>
    String(valueOf(doc, field) ?? '')
      .toLowerCase()
      .includes(text.toLowerCase()),
  );

const valueOf = (doc: Document, field: string): Value =>
  plain((doc as unknown as Readonly<Record<string, Scalar | undefined>>)[field]);
const plain = (value: Scalar | undefined): Value => (typeof value === 'boolean' ? Number(value) : (value ?? null));

const matches = (doc: Document, where: Where) =>
  Object.entries(where).every(([field, asked]) => {
    const value = valueOf(doc, field);
    return typeof asked === 'object' && asked !== null ? fits(value, asked) : value === plain(asked);
  });

const fits = (value: Value, { in: among, ...comparisons }: Condition) =>
  (among === undefined || among.some((one) => plain(one) === value)) &&
  Object.entries(comparisons).every(
    ([name, than]) => value !== null && holds[name as keyof typeof holds](compare(value, than)),
  );

const holds = {
  gt: (order: number) => order > 0,
  gte: (order: number) => order >= 0,
  lt: (order: number) => order < 0,
  lte: (order: number) => order <= 0,
};

/** Nothing comes before everything. */
const compare = (a: Value, b: Value): number => {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : compareCodePoints(Array.from(String(a)), Array.from(String(b)));
};

const compareCodePoints = (a: readonly string[], b: readonly string[]) => {
  const at = a.findIndex((character, index) => character !== b[index]);
  if (at === -1) return a.length - b.length;
  return (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? -1);
};

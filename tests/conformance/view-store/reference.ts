import type { Condition, Document, FindOptions, Scalar, TextSought, Where } from '@maru/platform/view-store/view-store';

type Value = string | number | null;

/** What a find answers, worked out in the plainest way over all documents. */
export function referenceFind<D extends Document>(
  docs: readonly D[],
  search: readonly string[],
  { where = {}, text, sort = [], limit, offset = 0, afterId }: FindOptions,
): readonly D[] {
  const last = sort.at(-1)?.direction ?? 'asc';
  const keys = [...sort, { field: 'id', direction: last }];
  const order = (a: D, b: D) => {
    for (const { field, direction } of keys) {
      const compared = compare(valueOf(a, field), valueOf(b, field));
      if (compared !== 0) return direction === 'asc' ? compared : -compared;
    }
    return 0;
  };
  return docs
    .filter((doc) => matches(doc, where) && (text === undefined || contains(doc, search, text)))
    .filter(({ id }) => afterId === undefined || compare(id, afterId) > 0)
    .toSorted(order)
    .slice(offset, offset + limit);
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

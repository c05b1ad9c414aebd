import { compareText, fieldOf, type FieldValue, valueAs } from './field-value.ts';
import { fieldTypeOf } from './view-definition.ts';
import type { Condition, Document, Scalar, ViewDefinition, Where } from './view-store.ts';

export type Comparison = 'gt' | 'gte' | 'lt' | 'lte';

/** One of some values (none: nothing matches), or a comparison. */
export type FieldTest = { readonly field: string; readonly type: 'text' | 'number' } & (
  | { readonly among: readonly FieldValue[] }
  | { readonly comparison: Comparison; readonly value: string | number }
);

const comparisons = ['gt', 'gte', 'lt', 'lte'] as const satisfies readonly Comparison[];

/** The conditions of a `where`; a value of another type than its field equals nothing. Throws `UndeclaredField`. */
export const testsOf = (view: ViewDefinition, where: Where = {}): readonly FieldTest[] =>
  Object.entries(where).flatMap(([field, asked]) => {
    const type = fieldTypeOf(view, field);
    return isCondition(asked) ? ofCondition({ field, type }, asked) : [{ field, type, among: valuesAs(type, [asked]) }];
  });

const isCondition = (asked: Scalar | Condition): asked is Condition => typeof asked === 'object' && asked !== null;

const valuesAs = (type: 'text' | 'number', asked: readonly Scalar[]) =>
  [...new Set(asked.map((value) => valueAs(type, value)))].filter((value) => value !== undefined);

const ofCondition = (of: Pick<FieldTest, 'field' | 'type'>, condition: Condition): FieldTest[] => {
  const tests: FieldTest[] = condition.in === undefined ? [] : [{ ...of, among: valuesAs(of.type, condition.in) }];
  for (const comparison of comparisons) {
    const asked = condition[comparison];
    if (asked === undefined) continue;
    const value = valueAs(of.type, asked) ?? undefined;
    tests.push(value === undefined ? { ...of, among: [] } : { ...of, comparison, value });
  }
  return tests;
};

const holds = {
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
} satisfies Record<Comparison, (order: number) => boolean>;

export const passes = (test: FieldTest, doc: Document): boolean => {
  const value = fieldOf(doc, test.field, test.type);
  if ('among' in test) return test.among.includes(value);
  return value !== null && holds[test.comparison](compare(value, test.value));
};

const compare = (a: string | number, b: string | number) =>
  typeof a === 'string' && typeof b === 'string' ? compareText(a, b) : Number(a) - Number(b);

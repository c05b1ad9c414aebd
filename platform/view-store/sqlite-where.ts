import type { Comparison, FieldTest } from './field-test.ts';
import type { FieldValue } from './field-value.ts';
import type { Bound } from './sqlite-connection.ts';
import { columnOf } from './sqlite-table.ts';
import { valueInFile } from './sqlite-text.ts';

export interface Sql {
  readonly text: string;
  readonly values: readonly Bound[];
}

const operators: Record<Comparison, string> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

const matchesNothing: Sql = { text: '0', values: [] };

const equals = (column: string, value: FieldValue): Sql =>
  value === null ? { text: `${column} IS NULL`, values: [] } : { text: `${column} = ?`, values: [valueInFile(value)] };

/** However many values, one statement: they travel as one JSON array. */
const isAmong = (column: string, among: readonly FieldValue[]): Sql => {
  const values = among.filter((value) => value !== null);
  const listed = `${column} IN (SELECT value FROM json_each(?))`;
  return {
    text: values.length < among.length ? `(${listed} OR ${column} IS NULL)` : listed,
    values: [JSON.stringify(values.map(valueInFile))],
  };
};

export const sqlOf = (test: FieldTest): Sql => {
  const column = `d.${columnOf(test.field)}`;
  if ('comparison' in test)
    return { text: `${column} ${operators[test.comparison]} ?`, values: [valueInFile(test.value)] };
  const [first, ...others] = test.among;
  if (first === undefined) return matchesNothing;
  return others.length === 0 ? equals(column, first) : isAmong(column, test.among);
};

export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0
    ? { text: '1', values: [] }
    : { text: conditions.map(({ text }) => text).join(' AND '), values: conditions.flatMap(({ values }) => values) };

const maxBranches = 8;

/** Split by the values of a field, so that each part follows an index; whole if too many. */
export const branchesOf = (tests: readonly FieldTest[]): readonly (readonly FieldTest[])[] => {
  let branches: readonly (readonly FieldTest[])[] = [[]];
  for (const test of tests) {
    const choices =
      'among' in test && test.among.length > 1 ? test.among.map((value) => ({ ...test, among: [value] })) : [test];
    branches = branches.flatMap((branch) => choices.map((choice) => [...branch, choice]));
    if (branches.length > maxBranches) return [tests];
  }
  return branches;
};

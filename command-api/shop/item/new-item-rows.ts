import type { CheckedRow } from '@maru/contracts/kernel/rows';
import { type ItemFileLine, lineName } from '@maru/contracts/shop/item/item.bulk';
import { maxItemOptions } from '@maru/contracts/shop/item/item.fields';
import type { ReadItemRow } from '@maru/contracts/shop/item/item-rows';
import type { ItemRowProblem } from '@maru/contracts/shop/item/item-rows.words';
import { newOption } from './item-row-changes.ts';

export interface NewRow extends ReadItemRow {
  readonly row: number;
}

/** Rows of new items, those of one name together: each is an option of it. */
export const groupsOf = (rows: readonly NewRow[]): readonly (readonly NewRow[])[] => {
  const groups = new Map<string, NewRow[]>();
  for (const one of rows) {
    const name = one.cells.name ?? `row ${one.row}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()];
};

const itemProblems = ({ cells }: NewRow, taken: ReadonlySet<string>): readonly ItemRowProblem[] => [
  ...(cells.name === undefined ? (['name_missing'] as const) : []),
  ...(cells.name !== undefined && taken.has(cells.name) ? (['name_taken'] as const) : []),
  ...(cells.category === undefined ? (['category_missing'] as const) : []),
  ...(cells.state !== undefined && cells.state !== 'hidden' ? (['state_new'] as const) : []),
];

/** What is missing is not said of a column in which something stands that cannot be read. */
const withoutRepeats = (problems: readonly ItemRowProblem[]) =>
  problems.filter(
    (one) => !(one.endsWith('_missing') && problems.includes(one.replace('_missing', '_wrong') as never)),
  );

const problemsOf = (row: NewRow, at: number, [first]: readonly NewRow[], taken: ReadonlySet<string>) => {
  const kind = first?.cells.kind ?? 'goods';
  return withoutRepeats([
    ...row.problems,
    ...(at === 0 ? itemProblems(row, taken) : []),
    ...newOption(kind, row.cells).problems,
    ...(at >= maxItemOptions ? (['too_many_options'] as const) : []),
  ]);
};

const lineOf = (group: readonly NewRow[], id: string): ItemFileLine | null => {
  const cells = group[0]?.cells;
  if (cells?.name === undefined || cells.category === undefined) return null;
  const { name, category, tax = 'taxed', kind = 'goods' } = cells;
  const options = group.map((row) => newOption(kind, row.cells).option);
  return { id, name: lineName(name), create: { name, category, tax, kind, options } };
};

/** The first row of a new item makes it with the options of all; one that is wrong keeps all of them back. */
export const checkNewItem = (
  group: readonly NewRow[],
  { taken, newId }: { readonly taken: ReadonlySet<string>; readonly newId: () => string },
): readonly CheckedRow[] => {
  const found = group.map((row, at) => problemsOf(row, at, group, taken));
  const isWrong = found.some((problems) => problems.length > 0);
  const problemAt = (at: number) => (isWrong ? found[at]?.join(' ') || 'together' : null);
  const nameOf = ({ cells: { name = '' } }: NewRow) => name;
  const [first, ...others] = group;
  if (!first) return [];
  const line = isWrong ? null : lineOf(group, newId());
  const facts = { with: String(first.row) };
  return [
    { row: first.row, name: nameOf(first), line, problem: problemAt(0), facts: {} },
    ...others.map((one, at) => ({ row: one.row, name: nameOf(one), line: null, problem: problemAt(at + 1), facts })),
  ];
};

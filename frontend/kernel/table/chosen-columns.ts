import type { AnyTable } from '@maru/contracts/kernel/table';

/** Those that are shown until somebody chooses. */
export const usualColumns = ({ columns }: AnyTable): readonly string[] =>
  Object.entries(columns).flatMap(([name, { hidden }]) => (hidden ? [] : [name]));

/** A choice as it was stored: columns that the list has no more are left out. */
export const knownColumns = (table: AnyTable, stored: readonly string[] | undefined): readonly string[] => {
  const known = (stored ?? []).filter((name) => name in table.columns);
  return known.length > 0 ? known : usualColumns(table);
};

export const moved = (names: readonly string[], from: number, to: number): readonly string[] => {
  const rest = names.toSpliced(from, 1);
  const name = names[from];
  return name === undefined ? names : rest.toSpliced(to, 0, name);
};

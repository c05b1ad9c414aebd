import type { AnyTable } from '@maru/contracts/kernel/table';
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  type ReactTable,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableRow } from './table-page.api.ts';

import type { ListTable } from './use-list-table.ts';
import type { ChosenRows } from './use-selection.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
});
export type TableModel<Row extends TableRow> = ReactTable<typeof features, Row>;

/** As many as the server sorts by. */
const mostSorted = 4;
const noRows: readonly never[] = [];

const columnsOf = <Row extends TableRow>({ columns }: AnyTable) =>
  Object.entries(columns).map(([id, { sort, kind }]) => ({
    id,
    accessorFn: (row: Row) => (row as Readonly<Record<string, unknown>>)[id],
    enableSorting: sort === true,
    // The newest and the greatest are what one looks for.
    sortDescFirst: kind !== 'text' && kind !== 'choice',
  }));

const sortingOf = (sort: readonly string[]): SortingState =>
  sort.map((key) => ({ id: key.replace(/^-/, ''), desc: key.startsWith('-') }));
const keysOf = (sorting: SortingState) => sorting.map(({ id, desc }) => (desc ? `-${id}` : id));

/** `shown`: names of columns, in their order. */
export const useTableModel = <Row extends TableRow>(
  { definition, place, change, page }: ListTable<Row>,
  shown: readonly string[],
  selection: ChosenRows<Row>,
): TableModel<Row> => {
  const columns = useMemo(() => columnsOf<Row>(definition), [definition]);
  const sorting = useMemo(() => sortingOf(place.sort), [place.sort]);
  const columnOrder = useMemo(() => [...shown], [shown]);
  const columnVisibility = useMemo(
    () => Object.fromEntries(Object.keys(definition.columns).map((name) => [name, shown.includes(name)])),
    [definition, shown],
  );
  return useTable<typeof features, Row>({
    features,
    columns,
    data: page?.list ?? noRows,
    getRowId: ({ id }) => id,
    manualSorting: true,
    maxMultiSortColCount: mostSorted,
    state: { sorting, columnOrder, columnVisibility, rowSelection: selection.ticked },
    onSortingChange: (updater: Updater<SortingState>) => {
      const next = keysOf(typeof updater === 'function' ? updater(sorting) : updater);
      change({ sort: next.length > 0 ? next : definition.sort });
    },
    onRowSelectionChange: selection.change,
  });
};

import type { AnyTable } from '@maru/contracts/kernel/table';
import { useMemo } from 'react';
import { knownColumns } from './chosen-columns.ts';
import {
  useChooseTableColumnsMutation,
  useSaveTableFilterMutation,
  useTableSettingsQuery,
} from './table-settings.api.ts';
import type { TablePlace } from './table-place.ts';
import { openTab, type TableTab } from './table-tabs.tsx';

const noTabs: readonly never[] = [];

/**
 * The ways to look at a list, and which of them is open: all, those of its screen, and those that were saved by whoever
 * looks. A saved one has columns of its own; elsewhere a choice of columns is for the whole list.
 */
export const useTableSettings = (table: AnyTable, place: TablePlace, fixed: readonly TableTab[] = noTabs) => {
  const { data } = useTableSettingsQuery();
  const [choose] = useChooseTableColumnsMutation();
  const [save] = useSaveTableFilterMutation();
  const saved = useMemo(() => data?.filters.filter((one) => one.table === table.name) ?? noTabs, [data, table]);
  const tabs = useMemo<readonly TableTab[]>(
    () => [
      { key: 'all', label: '전체', query: '' },
      ...fixed,
      ...saved.map(({ filter, name, query }) => ({ key: filter, label: name, query })),
    ],
    [fixed, saved],
  );
  const open = openTab(table, place, tabs);
  const own = saved.find(({ filter }) => filter === open?.key);
  const stored = own?.columns ?? data?.columns[table.name];
  const shown = useMemo(() => knownColumns(table, stored), [table, stored]);
  return {
    tabs,
    open,
    own,
    shown,
    show: (columns: readonly string[]) =>
      void (own ? save({ ...own, columns }) : choose({ table: table.name, columns })),
  };
};
export type ShownSettings = ReturnType<typeof useTableSettings>;

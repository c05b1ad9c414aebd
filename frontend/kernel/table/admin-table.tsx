import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { SaveFilter, SavedFilterMenu } from './saved-filter-menu.tsx';
import { type BulkAction, SelectionBar } from './selection-bar.tsx';
import type { TableLooks } from './table-looks.ts';
import type { TableRow } from './table-page.api.ts';
import { TablePager } from './table-pager.tsx';
import { searchOf } from './table-place.ts';
import { TableRows } from './table-rows.tsx';
import { type TableTab, TableTabs } from './table-tabs.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import type { ListTable } from './use-list-table.ts';
import { useSelection } from './use-selection.ts';
import { useTableModel } from './use-table-model.ts';
import { type ShownSettings, useTableSettings } from './use-table-settings.ts';

export interface AdminTableProps<Row extends TableRow> {
  readonly list: ListTable<Row>;
  readonly looks: TableLooks<Row>;
  /** After `전체`, before those that were saved. */
  readonly tabs?: readonly TableTab[];
  readonly actions?: readonly BulkAction<Row>[];
  /** Whether the server makes files of it. */
  readonly isExported?: boolean;
  /** What is said where there is nothing at all. */
  readonly empty: ReactNode;
}

const noActions: readonly never[] = [];
const bones = 8;

interface TabLineProps<Row extends TableRow> {
  readonly list: ListTable<Row>;
  readonly settings: ShownSettings;
}
const TabLine = <Row extends TableRow>({
  list: { definition, place },
  settings: { tabs, open, own, shown },
}: TabLineProps<Row>) => {
  const isNew = !open && searchOf(definition, place) !== '';
  return (
    <Stack
      direction="row"
      sx={{ mb: 1.5, gap: 1, minHeight: 45, alignItems: 'center', borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <TableTabs table={definition} tabs={tabs} open={open?.key} />
      {own ? <SavedFilterMenu filter={own} /> : null}
      {isNew ? (
        <SaveFilter filter={{ table: definition.name, query: searchOf(definition, place), columns: shown }} />
      ) : null}
    </Stack>
  );
};

/** A list of the admin area: found, narrowed, sorted, chosen from, taken out, and gone through page by page. */
export const AdminTable = <Row extends TableRow>({
  list,
  looks,
  tabs,
  actions = noActions,
  isExported = false,
  empty,
}: AdminTableProps<Row>) => {
  const { definition, page } = list;
  const isPhone = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  const settings = useTableSettings(definition, list.place, tabs);
  const chosen = useSelection(list);
  const model = useTableModel(list, settings.shown, chosen);
  const drawn = { definition, looks, model, awaited: page ? 0 : bones, isChoosable: actions.length > 0 };
  return (
    <>
      <TabLine list={list} settings={settings} />
      <TableToolbar list={list} settings={settings} isPhone={isPhone} isExported={isExported} />
      <Card>
        <TableRows list={list} drawn={drawn} isPhone={isPhone} empty={empty} />
        <TablePager list={list} unit={looks.unit} />
      </Card>
      <SelectionBar chosen={chosen} total={page?.total ?? 0} unit={looks.unit} actions={actions} />
    </>
  );
};

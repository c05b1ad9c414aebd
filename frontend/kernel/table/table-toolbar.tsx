import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { SearchField } from '../../design/search-field.tsx';
import { useShortcut } from '../shortcuts.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { activeFilters } from './filter-text.ts';
import type { TableRow } from './table-page.api.ts';
import type { ListTable } from './use-list-table.ts';
import type { ShownSettings } from './use-table-settings.ts';

interface ToolbarProps<Row extends TableRow> {
  readonly list: ListTable<Row>;
  readonly settings: ShownSettings;
  readonly isPhone: boolean;
  readonly isExported: boolean;
}

/** What a list is found by; `/` leads into it from anywhere on the screen. */
const ListSearch = <Row extends TableRow>({ list: { definition, place, change } }: Pick<ToolbarProps<Row>, 'list'>) => {
  const box = useRef<HTMLDivElement>(null);
  useShortcut({ keys: '/', label: '목록에서 찾기', group: definition.title }, () =>
    box.current?.querySelector('input')?.focus(),
  );
  return (
    <Box ref={box} sx={{ display: 'flex', flex: '1 1 200px', maxWidth: { sm: 320 }, minWidth: 0 }}>
      <SearchField
        text={place.text}
        label={`${definition.title} 찾기`}
        placeholder={definition.search ?? ''}
        onChange={(text) => change({ text })}
      />
    </Box>
  );
};

const SheetButton = <Row extends TableRow>({
  list: { definition, place, change },
}: Pick<ToolbarProps<Row>, 'list'>) => {
  const [open, setOpen] = useState(false);
  const count = activeFilters(definition, place.filters).length;
  return (
    <>
      <Button color="inherit" variant="outlined" startIcon={<TuneRounded />} onClick={() => setOpen(true)}>
        {count > 0 ? `정렬·필터 ${count}` : '정렬·필터'}
      </Button>
      {open ? (
        <FilterSheet
          table={definition}
          sort={place.sort}
          filters={place.filters}
          onTake={change}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};

/** What a list is found and narrowed by, its columns, and the way out of it as a file. */
export const TableToolbar = <Row extends TableRow>({ list, settings, isPhone, isExported }: ToolbarProps<Row>) => {
  const { definition, place, change } = list;
  const chips = (
    <FilterChips
      table={definition}
      values={place.filters}
      mayAdd={!isPhone}
      onChange={(filters) => change({ filters })}
    />
  );
  return (
    <Stack sx={{ gap: 1, mb: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {definition.search === undefined ? null : <ListSearch list={list} />}
        {isPhone ? <SheetButton list={list} /> : <Box sx={{ flex: '1 1 auto' }}>{chips}</Box>}
        <Stack direction="row" sx={{ ml: 'auto' }}>
          {isPhone ? null : <ColumnMenu table={definition} shown={settings.shown} onChange={settings.show} />}
          {isExported ? <ExportMenu list={list} shown={settings.shown} isSmall={isPhone} /> : null}
        </Stack>
      </Stack>
      {isPhone ? chips : null}
    </Stack>
  );
};

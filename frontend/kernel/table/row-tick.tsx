import Checkbox from '@mui/material/Checkbox';
import type { DrawnTable, ModelRow } from './drawn-table.tsx';
import { rowTick } from './row-opening.ts';
import type { TableRow as Row } from './table-page.api.ts';

/** Chooses a row; with Shift all from the last one on. */
export const RowTick = <R extends Row>({ row, name }: { readonly row: ModelRow<R>; readonly name: string }) => (
  <Checkbox
    {...rowTick}
    checked={row.getIsSelected()}
    onChange={row.getToggleSelectedHandler()}
    slotProps={{ input: { 'aria-label': `${name} 고르기` } }}
  />
);

/** Chooses all rows of the page. */
export const PageTick = <R extends Row>({ model }: Pick<DrawnTable<R>, 'model'>) => (
  <Checkbox
    checked={model.getIsAllPageRowsSelected()}
    indeterminate={model.getIsSomePageRowsSelected() && !model.getIsAllPageRowsSelected()}
    onChange={model.getToggleAllPageRowsSelectedHandler()}
    slotProps={{ input: { 'aria-label': '이 페이지 모두 고르기' } }}
  />
);

import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { visuallyHidden } from '../../design/visually-hidden.ts';
import type { DrawnTable } from './drawn-table.tsx';
import { PageTick } from './row-tick.tsx';
import { isNumeric } from './table-cell.tsx';
import { menuWidth, tickWidth, widthOf } from './table-looks.ts';
import type { TableRow as Row } from './table-page.api.ts';

const directions = { asc: 'ascending', desc: 'descending' } as const;
const rank = { ml: 0.5, fontSize: 11, fontWeight: 700, color: 'text.secondary' } as const;

type Column<R extends Row> = ReturnType<DrawnTable<R>['model']['getVisibleLeafColumns']>[number];

/** Which of several a list is sorted by, from 1; the arrow says the rest. */
const SortRank = ({ at }: { readonly at: number }) => (
  <Box component="span" sx={rank}>
    {at + 1}
    <Box component="span" sx={visuallyHidden}>
      번째 정렬 기준
    </Box>
  </Box>
);

interface HeadCellProps<R extends Row> {
  readonly column: Column<R>;
  readonly drawn: DrawnTable<R>;
}

const SortLabel = <R extends Row>({ column, drawn }: HeadCellProps<R>) => {
  const sorted = column.getIsSorted();
  const isOneOfSeveral = sorted !== false && drawn.model.state.sorting.length > 1;
  return (
    <TableSortLabel
      component="button"
      active={sorted !== false}
      direction={sorted || column.getFirstSortDir()}
      title="눌러서 정렬, Shift와 함께 누르면 기준 추가"
      onClick={column.getToggleSortingHandler()}
      sx={{ font: 'inherit', minHeight: 28 }}
    >
      <span>
        {drawn.definition.columns[column.id]?.label}
        {isOneOfSeveral ? <SortRank at={column.getSortIndex()} /> : null}
      </span>
    </TableSortLabel>
  );
};

const HeadCell = <R extends Row>({ column, drawn }: HeadCellProps<R>) => {
  const definition = drawn.definition.columns[column.id];
  if (!definition) return null;
  const sorted = column.getSortIndex() === 0 && column.getIsSorted();
  return (
    <TableCell
      align={isNumeric(definition) ? 'right' : 'left'}
      aria-sort={sorted ? directions[sorted] : undefined}
      sx={{ width: widthOf(definition.kind, drawn.looks.cells?.[column.id]) }}
    >
      {column.getCanSort() ? <SortLabel column={column} drawn={drawn} /> : definition.label}
    </TableCell>
  );
};

export const WideHead = <R extends Row>(drawn: DrawnTable<R>) => (
  <TableHead>
    <TableRow>
      {drawn.isChoosable ? (
        <TableCell padding="checkbox" sx={{ width: tickWidth }}>
          <PageTick model={drawn.model} />
        </TableCell>
      ) : null}
      {drawn.model.getVisibleLeafColumns().map((column) => (
        <HeadCell key={column.id} column={column} drawn={drawn} />
      ))}
      {drawn.looks.menu ? (
        <TableCell sx={{ width: menuWidth }}>
          <Box component="span" sx={visuallyHidden}>
            할 수 있는 일
          </Box>
        </TableCell>
      ) : null}
    </TableRow>
  </TableHead>
);

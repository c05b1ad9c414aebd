import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Bone } from '../../design/bone.tsx';
import { focusRing, RowOpener } from './row-opener.tsx';
import { useRowClicks, walkRows } from './row-opening.ts';
import { type DrawnTable, drawnCell, type ModelRow, openerOf } from './drawn-table.tsx';
import { RowTick } from './row-tick.tsx';
import { isNumeric } from './table-cell.tsx';
import { WideHead } from './table-head.tsx';
import { leastWidth, rowHeight, widthOf } from './table-looks.ts';
import type { TableRow as Row } from './table-page.api.ts';

const tableLook = {
  tableLayout: 'fixed',
  '& th': { py: 1.25, whiteSpace: 'nowrap' },
  '& th, & td': { px: 1.5 },
  '& td': { py: 0.5, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .MuiTableCell-paddingCheckbox': { pl: 0.5, pr: 0 },
  '& tbody tr:last-child td': { borderBottom: 0 },
} as const;

interface WideRowProps<R extends Row> {
  readonly row: ModelRow<R>;
  readonly drawn: DrawnTable<R>;
  readonly clicks: ReturnType<ReturnType<typeof useRowClicks<R>>>;
}
const WideRow = <R extends Row>({ row, drawn, clicks }: WideRowProps<R>) => {
  const { definition, looks, isChoosable } = drawn;
  const opener = openerOf(drawn);
  return (
    <TableRow
      hover
      selected={row.getIsSelected()}
      {...clicks}
      sx={{ height: rowHeight, cursor: 'pointer', ...focusRing }}
    >
      {isChoosable ? (
        <TableCell padding="checkbox">
          <RowTick row={row} name={looks.nameOf(row.original)} />
        </TableCell>
      ) : null}
      {row.getVisibleCells().map(({ column: { id } }) => {
        const column = definition.columns[id];
        const content = drawnCell(drawn, id, row.original);
        return (
          <TableCell
            key={id}
            align={column && isNumeric(column) ? 'right' : 'left'}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {id === opener ? (
              <RowOpener row={row.original} opening={looks.opening}>
                {content}
              </RowOpener>
            ) : (
              content
            )}
          </TableCell>
        );
      })}
      {looks.menu ? <TableCell sx={{ p: '0 !important' }}>{looks.menu(row.original)}</TableCell> : null}
    </TableRow>
  );
};

const boneWidths = ['72%', '54%', '63%', '47%', '68%'];
const BoneRow = <R extends Row>({ drawn, at }: { readonly drawn: DrawnTable<R>; readonly at: number }) => (
  <TableRow sx={{ height: rowHeight }}>
    {drawn.isChoosable ? <TableCell padding="checkbox" /> : null}
    {drawn.model.getVisibleLeafColumns().map(({ id }, index) => (
      <TableCell key={id}>
        <Bone width={boneWidths[(at + index) % boneWidths.length] ?? '60%'} height={14} />
      </TableCell>
    ))}
    {drawn.looks.menu ? <TableCell /> : null}
  </TableRow>
);

/** The list as a table, for screens that are wider than a phone. */
export const WideTable = <R extends Row>(drawn: DrawnTable<R>) => {
  const { definition, looks, model, awaited } = drawn;
  const clicksOf = useRowClicks(looks.opening);
  const shown = model.getVisibleLeafColumns().map(({ id }) => {
    const column = definition.columns[id];
    return column ? widthOf(column.kind, looks.cells?.[id]) : undefined;
  });
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={definition.title} sx={{ ...tableLook, minWidth: leastWidth(shown) }}>
        <WideHead {...drawn} />
        <TableBody onKeyDown={walkRows}>
          {model.getRowModel().rows.map((row) => (
            <WideRow key={row.id} row={row} drawn={drawn} clicks={clicksOf(row.original)} />
          ))}
          {Array.from({ length: awaited }, (_, at) => (
            <BoneRow key={at} drawn={drawn} at={at} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

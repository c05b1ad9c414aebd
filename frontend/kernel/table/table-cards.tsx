import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Bone } from '../../design/bone.tsx';
import { type DrawnTable, drawnCell, type ModelRow, openerOf } from './drawn-table.tsx';
import { RowTick } from './row-tick.tsx';
import { focusRing, RowOpener } from './row-opener.tsx';
import { useRowClicks, walkRows } from './row-opening.ts';
import type { TableRow as Row } from './table-page.api.ts';

const cardLook = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  py: 1,
  pl: 0.5,
  pr: 1,
  cursor: 'pointer',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
  '&[data-chosen=true]': { bgcolor: 'tones.blue.soft' },
  ...focusRing,
} as const;
const factsLook = {
  m: 0,
  mt: 0.25,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  fontSize: 14,
  '& > div': { display: 'flex', gap: 0.5, minWidth: 0, alignItems: 'center' },
  '& dt': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
} as const;

interface CardProps<R extends Row> {
  readonly row: ModelRow<R>;
  readonly drawn: DrawnTable<R>;
}

const Facts = <R extends Row>({ names, row, drawn }: CardProps<R> & { readonly names: readonly string[] }) => (
  <Box component="dl" sx={factsLook}>
    {names.map((name) => (
      <div key={name}>
        <dt>{drawn.definition.columns[name]?.label}</dt>
        <dd>{drawnCell(drawn, name, row.original)}</dd>
      </div>
    ))}
  </Box>
);

const RowCard = <R extends Row>({ row, drawn }: CardProps<R>) => {
  const { looks, isChoosable } = drawn;
  const clicksOf = useRowClicks(looks.opening);
  const opener = openerOf(drawn) ?? '';
  const rest = row.getVisibleCells().flatMap(({ column: { id } }) => (id === opener ? [] : [id]));
  return (
    <Box component="li" data-chosen={row.getIsSelected()} sx={cardLook} {...clicksOf(row.original)}>
      {isChoosable ? <RowTick row={row} name={looks.nameOf(row.original)} /> : null}
      <Box sx={{ flex: 1, minWidth: 0, pl: isChoosable ? 0 : 1.5 }}>
        <Stack sx={{ minHeight: 44, justifyContent: 'center' }}>
          <RowOpener row={row.original} opening={looks.opening}>
            {drawnCell(drawn, opener, row.original)}
          </RowOpener>
        </Stack>
        <Facts names={rest} row={row} drawn={drawn} />
      </Box>
      {looks.menu?.(row.original)}
    </Box>
  );
};

const boneHeight = 104;
const BoneCard = () => (
  <Stack component="li" sx={{ height: boneHeight, pl: 6, pr: 2, gap: 1.25, justifyContent: 'center' }}>
    <Bone width="54%" height={16} />
    <Bone width="80%" height={13} />
    <Bone width="40%" height={13} />
  </Stack>
);

/** The list for phones: each row a card with the same that its columns say. */
export const TableCards = <R extends Row>(drawn: DrawnTable<R>) => (
  <Box component="ul" aria-label={drawn.definition.title} onKeyDown={walkRows} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {drawn.model.getRowModel().rows.map((row) => (
      <RowCard key={row.id} row={row} drawn={drawn} />
    ))}
    {Array.from({ length: drawn.awaited }, (_, at) => (
      <BoneCard key={at} />
    ))}
  </Box>
);

import type { Period } from '@maru/contracts/kernel/days-of-periods';
import { settlementColumns, type SettlementSums } from '@maru/contracts/shop/sales/settlement.columns';
import type { Settlement, SettlementPart } from '@maru/contracts/shop/sales/settlement.queries';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import { number, won } from '../../format/number.ts';
import { placeOf } from './settlement-places.ts';

const names = Object.keys(settlementColumns) as readonly (keyof SettlementSums)[];
export const settlementText = (name: keyof SettlementSums, value: number) =>
  settlementColumns[name].kind === 'won' ? won(value) : number(value);

const partLabel = ({ from, to }: Period) => (from === to ? from : `${from} – ${to.slice('yyyy-'.length)}`);

const Cells = ({ part }: { readonly part: SettlementPart }) =>
  names.map((name) => {
    const [text, to] = [settlementText(name, part[name]), placeOf[name]?.(part)];
    return (
      <TableCell key={name} align="right">
        {to && part[name] !== 0 ? (
          <MuiLink component={Link} to={to} color="inherit">
            {text}
          </MuiLink>
        ) : (
          text
        )}
      </TableCell>
    );
  });

const look = {
  mt: 2,
  maxHeight: 480,
  overflow: 'auto',
  '& td, & th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& th:first-of-type': { position: 'sticky', left: 0, zIndex: 3 },
  '& tbody th': { bgcolor: 'background.paper' },
  '& tfoot td, & tfoot th': {
    position: 'sticky',
    bottom: 0,
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontSize: 'inherit',
    fontWeight: 700,
    borderTop: '1px solid',
    borderColor: 'divider',
  },
} as const;

/** Each part of the period, and all of it below. */
export const SettlementTable = ({ parts, total }: Pick<Settlement, 'parts' | 'total'>) => (
  <Box tabIndex={0} role="region" aria-label="기간별 정산" sx={look}>
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell component="th" scope="col">
            기간
          </TableCell>
          {names.map((name) => (
            <TableCell key={name} align="right" scope="col">
              {settlementColumns[name].label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map((part) => (
          <TableRow key={part.from} hover>
            <TableCell component="th" scope="row">
              {partLabel(part)}
            </TableCell>
            <Cells part={part} />
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            합계
          </TableCell>
          <Cells part={total} />
        </TableRow>
      </TableFooter>
    </Table>
  </Box>
);

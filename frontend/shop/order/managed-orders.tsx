import type { ManagedOrderRow } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { fullDate } from '../../format/seoul-moment.ts';
import { won } from '../../format/number.ts';
import { nameOf } from './order-cards.tsx';
import { OrderStatusChip } from './order-status.tsx';

interface ListProps {
  readonly list: readonly ManagedOrderRow[];
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const onWide = { display: { xs: 'none', lg: 'table-cell' } } as const;
const whoOf = ({ recipient, guest }: ManagedOrderRow) => (guest ? `${recipient} (비회원)` : recipient);

const Row = ({ order }: { readonly order: ManagedOrderRow }) => (
  <TableRow hover sx={{ height: 60, '&:last-child td': { borderBottom: 0 } }}>
    <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      <Link component={RouterLink} to={`/adm/order/${order.id}`}>
        {order.number}
      </Link>
    </TableCell>
    <TableCell sx={oneLine} title={nameOf(order.lines)}>
      {nameOf(order.lines)}
    </TableCell>
    <TableCell sx={oneLine}>{whoOf(order)}</TableCell>
    <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {won(order.amounts.total - order.refunded)}
    </TableCell>
    <TableCell>
      <OrderStatusChip order={order} />
    </TableCell>
    <TableCell sx={{ ...onWide, color: 'text.secondary', whiteSpace: 'nowrap' }}>{fullDate(order.placed_at)}</TableCell>
  </TableRow>
);

export const ManagedOrderTable = ({ list }: ListProps) => (
  <Table
    aria-label="주문"
    sx={{ tableLayout: 'fixed', '& th': { whiteSpace: 'nowrap', py: 1.25 }, '& th, & td': { px: { xs: 1, md: 2 } } }}
  >
    <TableHead>
      <TableRow>
        <TableCell sx={{ width: 176 }}>주문번호</TableCell>
        <TableCell>상품</TableCell>
        <TableCell sx={{ width: 144 }}>받는 사람</TableCell>
        <TableCell align="right" sx={{ width: 120 }}>
          금액
        </TableCell>
        <TableCell sx={{ width: 136 }}>상태</TableCell>
        <TableCell sx={{ ...onWide, width: 228 }}>주문일시</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {list.map((order) => (
        <Row key={order.id} order={order} />
      ))}
    </TableBody>
  </Table>
);

/** The table's rows for a phone. */
export const ManagedOrderCards = ({ list }: ListProps) => (
  <Box
    component="ul"
    aria-label="주문"
    sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid', borderColor: 'divider' } }}
  >
    {list.map((order) => (
      <Box key={order.id} component="li">
        <Box
          component={RouterLink}
          to={`/adm/order/${order.id}`}
          sx={{ display: 'block', p: 2, color: 'inherit', textDecoration: 'none' }}
        >
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography sx={{ fontWeight: 600, color: 'link' }}>{order.number}</Typography>
            <OrderStatusChip order={order} size="small" />
          </Stack>
          <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{nameOf(order.lines)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[whoOf(order), won(order.amounts.total - order.refunded), fullDate(order.placed_at)].join(' · ')}
          </Typography>
        </Box>
      </Box>
    ))}
  </Box>
);

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Answered } from '../../kernel/api/answered.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { won } from '../../format/number.ts';
import { nameOf } from './order-cards.tsx';
import { OpenCountsStrip } from './open-counts.tsx';
import { OrderStatusChip } from './order-status.tsx';
import { type OrderPage, useMyOrdersQuery } from './order.api.ts';

const most = 3;
const row = {
  minHeight: 64,
  px: 1.5,
  mx: -1.5,
  borderRadius: 1,
  gap: 1.5,
  alignItems: 'center',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const List = ({ list, total, open }: OrderPage) => (
  <>
    {total === 0 ? null : <OpenCountsStrip open={open} />}
    {total === 0 ? <Typography sx={{ mt: 2, color: 'text.secondary' }}>주문한 상품이 아직 없어요.</Typography> : null}
    <Box component="ul" aria-label="최근 주문" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {list.map((order) => (
        <li key={order.id}>
          <Stack direction="row" component={Link} to={`/my/order/${order.id}`} sx={row}>
            <Stack sx={{ flex: 1, minWidth: 0 }}>
              <Typography noWrap sx={{ fontWeight: 600 }}>
                {nameOf(order.lines)}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {longDate(order.placed_at)} · {won(order.amounts.total)}
              </Typography>
            </Stack>
            <OrderStatusChip order={order} size="small" />
          </Stack>
        </li>
      ))}
    </Box>
    <Button
      component={Link}
      to={total === 0 ? '/shop' : '/my/order'}
      variant="outlined"
      color="inherit"
      sx={{ mt: 1.5 }}
    >
      {total === 0 ? '쇼핑하러 가기' : `전체 보기 (${total})`}
    </Button>
  </>
);

/** A section of one's own account: what one has ordered, the newest first. */
export const OwnOrders = () => (
  <SectionCard title="내 주문">
    <Answered
      answer={useMyOrdersQuery({ itemsPerPage: most }, { refetchOnMountOrArgChange: true })}
      bones={<SkeletonRows rows={most} height={64} />}
    >
      {(page) => <List {...page} />}
    </Answered>
  </SectionCard>
);

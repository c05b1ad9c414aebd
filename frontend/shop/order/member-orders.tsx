import type { MemberOrders as Orders } from '@maru/contracts/shop/order/order.queries';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { FactList } from '../../design/fact-list.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { number, won } from '../../format/number.ts';
import { longDate } from '../../format/seoul-moment.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import type { MemberPartProps } from '../../kernel/feature.ts';
import { useMemberOrdersQuery } from './order-admin.api.ts';
import { nameOf } from './order-cards.tsx';
import { OrderStatusChip } from './order-status.tsx';

const rule = { borderBottom: '1px solid', borderColor: 'divider', '&:last-child': { border: 0 } };

const Row = ({ order }: { readonly order: Orders['newest'][number] }) => (
  <Stack component="li" direction="row" sx={{ py: 1.25, gap: 1.5, alignItems: 'center', ...rule }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Link component={RouterLink} to={`/adm/order/${order.id}`} sx={{ fontWeight: 600 }}>
        {nameOf(order.lines)}
      </Link>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {[order.number, longDate(order.placed_at), won(order.amounts.total)].join(' · ')}
      </Typography>
    </Box>
    <OrderStatusChip order={order} size="small" />
  </Stack>
);

const Sums = ({ orders, open, paid, refunded, points }: Orders) => (
  <FactList
    facts={[
      { label: '주문', value: `${number(orders)}건${open > 0 ? ` · 진행 중 ${number(open)}건` : ''}` },
      { label: '결제', value: won(paid) },
      { label: '환불', value: won(refunded) },
      { label: '포인트', value: `${number(points)}점` },
    ]}
  />
);

/** What a member bought, on the screen on which administrators see them. */
export const MemberOrders = ({ id }: MemberPartProps) => (
  <SectionCard title="주문">
    <Answered answer={useMemberOrdersQuery(id, { refetchOnMountOrArgChange: true })} bones={<SkeletonRows rows={3} />}>
      {(found) => (
        <>
          <Sums {...found} />
          <Box component="ul" aria-label="최근 주문" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {found.newest.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </Box>
          {found.orders > found.newest.length ? (
            <Link component={RouterLink} to={`/adm/order?user_id=${id}`}>
              주문 모두 보기
            </Link>
          ) : null}
        </>
      )}
    </Answered>
  </SectionCard>
);

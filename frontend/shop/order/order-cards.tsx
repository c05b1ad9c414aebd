import type { OrderRow } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { longDate } from '../../format/seoul-moment.ts';
import { number, won } from '../../format/number.ts';
import { ItemPicture } from '../item/item-picture.public.tsx';
import { OrderStatusChip, TimeToPay } from './order-status.tsx';

/** `여행하는 명함 외 2개`. */
export const nameOf = ([first, ...others]: OrderRow['lines']) =>
  first ? [first.name, ...(others.length > 0 ? [`외 ${number(others.length)}개`] : [])].join(' ') : '';

const OrderCard = ({ order }: { readonly order: OrderRow }) => (
  <Card component="li">
    <CardActionArea component={Link} to={`/my/order/${order.id}`} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <OrderStatusChip order={order} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {longDate(order.placed_at)}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ mt: 1.5, gap: 2, alignItems: 'center' }}>
        <Box sx={{ width: 64, flexShrink: 0 }}>
          <ItemPicture image={order.lines[0]?.image ?? null} alt="" />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameOf(order.lines)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {order.number}
          </Typography>
          <Typography sx={{ mt: 0.5, fontWeight: 700 }}>
            {won(order.amounts.total)}
            {order.refunded > 0 ? (
              <Box
                component="span"
                sx={{ ml: 1, fontWeight: 400, fontSize: 14, color: 'text.secondary' }}
              >{`${won(order.refunded)} 환불`}</Box>
            ) : null}
          </Typography>
          <TimeToPay order={order} />
        </Box>
      </Stack>
    </CardActionArea>
  </Card>
);

/** One's own orders, each with the way to its page. */
export const OrderCards = ({ list, label }: { readonly list: readonly OrderRow[]; readonly label: string }) => (
  <Stack component="ul" aria-label={label} sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
    {list.map((order) => (
      <OrderCard key={order.id} order={order} />
    ))}
  </Stack>
);

import type { Order } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { number, won } from '../../format/number.ts';
import { ItemPicture } from '../item/item-picture.public.tsx';

type Line = Order['lines'][number];

const whatOf = ({ option, quantity }: Line) => [option, `${number(quantity)}개`].join(' · ');

/** One choice that was ordered; what was taken out of the order stays to be seen. */
export const OrderLine = ({ line }: { readonly line: Line }) => (
  <Box component="li" sx={{ display: 'flex', gap: 2, py: 1.5, opacity: line.cancelled === line.quantity ? 0.6 : 1 }}>
    <Box sx={{ width: 64, flexShrink: 0 }}>
      <ItemPicture image={line.image} alt="" />
    </Box>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box
        component={Link}
        to={`/shop/${line.item_id}`}
        sx={{
          color: 'text.primary',
          fontWeight: 600,
          textDecoration: 'none',
          overflowWrap: 'anywhere',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {line.name}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {whatOf(line)}
      </Typography>
      {line.cancelled > 0 ? (
        <Typography variant="body2" sx={{ color: 'tones.red.text' }}>
          {line.cancelled === line.quantity ? '전체 취소·반품' : `${number(line.cancelled)}개 취소·반품`}
        </Typography>
      ) : null}
    </Box>
    <Box sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>{won(line.unit_price * line.quantity)}</Box>
  </Box>
);

export const OrderLines = ({ lines }: Pick<Order, 'lines'>) => (
  <Box
    component="ul"
    aria-label="주문 상품"
    sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid', borderColor: 'divider' } }}
  >
    {lines.map((line) => (
      <OrderLine key={line.no} line={line} />
    ))}
  </Box>
);

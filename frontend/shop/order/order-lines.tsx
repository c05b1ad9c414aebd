import type { Part } from '@maru/contracts/shop/order/order.fields';
import type { OrderLine as Line } from '@maru/contracts/shop/order/order.fields';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { number, won } from '../../format/number.ts';
import { ItemPicture } from '../item/item-picture.public.tsx';

const whatOf = ({ option, replaces }: Line, quantity: number) =>
  [option, `${number(quantity)}개`, ...(replaces === null ? [] : ['교환으로 보내 드려요'])].join(' · ');

/** Some pieces of one choice that was ordered. */
const OrderLine = ({ line, quantity }: { readonly line: Line; readonly quantity: number }) => (
  <Box component="li" sx={{ display: 'flex', gap: 2, py: 1.5 }}>
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
        {whatOf(line, quantity)}
      </Typography>
    </Box>
    <Box sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>{won(line.unit_price * quantity)}</Box>
  </Box>
);

export interface OrderLinesProps {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly parts: readonly Part[];
}

export const OrderLines = ({ label, lines, parts }: OrderLinesProps) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid', borderColor: 'divider' } }}
  >
    {parts.map(({ no, quantity }) => {
      const line = lines.find((one) => one.no === no);
      return line ? <OrderLine key={no} line={line} quantity={quantity} /> : null;
    })}
  </Box>
);

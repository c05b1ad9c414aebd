import type { OpenCounts } from '@maru/contracts/shop/order/order.queries';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { number } from '../../format/number.ts';
import { buyerGroups } from './order-filter.ts';

const cell = {
  display: 'grid',
  gap: 0.25,
  py: 1.25,
  px: 0.5,
  borderRadius: 1,
  textAlign: 'center',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** How many of one's own orders are where, each leading to them. */
export const OpenCountsStrip = ({ open }: { readonly open: OpenCounts }) => (
  <Box
    component="ul"
    aria-label="진행 중인 주문"
    sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)' }}
  >
    {buyerGroups
      .filter(({ key }) => key in open)
      .map(({ key, label }) => {
        const count = open[key as keyof OpenCounts];
        return (
          <li key={key}>
            <Box component={Link} to={`/my/order?group=${key}`} sx={cell}>
              <Box component="span" sx={{ fontSize: 20, fontWeight: 700, color: count > 0 ? 'link' : 'text.disabled' }}>
                {number(count)}
              </Box>
              <Box component="span" sx={{ fontSize: 13, color: 'text.secondary', wordBreak: 'keep-all' }}>
                {label}
              </Box>
            </Box>
          </li>
        );
      })}
  </Box>
);

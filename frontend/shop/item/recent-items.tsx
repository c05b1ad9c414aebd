import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ItemPicture } from './item-picture.public.tsx';
import { recentItems } from './recent.ts';

export interface RecentItemsProps {
  /** The item that is being looked at. */
  readonly without?: string;
}

const row = { display: 'flex', gap: 1.5, m: 0, p: '2px', listStyle: 'none', overflowX: 'auto' } as const;
const one = {
  display: 'block',
  width: 112,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 1,
  '&:hover': { textDecoration: 'underline' },
} as const;
const label = {
  pt: 0.75,
  fontSize: 13,
  lineHeight: 1.4,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** What was looked at before in this browser; nothing on a first visit. */
export const RecentItems = ({ without }: RecentItemsProps) => {
  const [items] = useState(recentItems);
  const others = items.filter(({ id }) => id !== without);
  if (others.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="recent-items" sx={{ mt: { xs: 6, sm: 9 } }}>
      <Typography id="recent-items" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        최근 본 상품
      </Typography>
      <Box component="ul" sx={row}>
        {others.map(({ id, name, image }) => (
          <li key={id}>
            <Box component={Link} to={`/shop/${id}`} sx={one}>
              <ItemPicture image={image} alt="" />
              <Box sx={label}>{name}</Box>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
};

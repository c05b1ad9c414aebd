import type { ItemCard } from '@maru/contracts/shop/item/item.views';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { RatingLine } from '../../design/stars.tsx';
import { CardHeart } from '../wish/card-heart.public.tsx';
import { ItemPicture } from './item-picture.public.tsx';
import { ItemPrice } from './item-price.tsx';

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

export interface ItemTileProps {
  readonly item: ItemCard;
  readonly eager?: boolean;
}

/** One item in a grid: all of it leads there, but the heart on it. */
export const ItemTile = ({ item, eager = false }: ItemTileProps) => (
  <Box sx={{ position: 'relative', height: '100%' }}>
    <Box
      component={Link}
      to={`/shop/${item.id}`}
      sx={{
        display: 'block',
        height: '100%',
        color: 'inherit',
        textDecoration: 'none',
        borderRadius: 1,
        '@media (hover: hover)': {
          '&:hover img': { transform: 'scale(1.025)' },
          '&:hover .name': { textDecoration: 'underline' },
        },
      }}
    >
      <ItemPicture image={item.image} alt="" eager={eager} soldOut={item.state === 'soldOut'} />
      <Box sx={{ pt: 1.25, px: 0.25 }}>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{item.category}</Box>
        <Box
          className="name"
          sx={{ fontSize: 15, fontWeight: 600, lineHeight: 1.45, textUnderlineOffset: '3px', ...twoLines }}
        >
          {item.name}
        </Box>
        <Box sx={{ mt: 0.5 }}>
          <ItemPrice
            price={item.price}
            base_price={item.base_price}
            percent={item.sale?.percent}
            several={item.several}
          />
        </Box>
        <RatingLine rating={item.rating} reviews={item.reviews} />
      </Box>
    </Box>
    <CardHeart item={item} />
  </Box>
);

import type { ItemCard } from '@maru/contracts/shop/item/item.cards';
import Box from '@mui/material/Box';
import { Bone } from '../../design/bone.tsx';
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

interface ItemTileProps {
  readonly item: ItemCard;
  readonly eager?: boolean;
}

/** One item in a grid: all of it leads there, but the heart on it. */
const ItemTile = ({ item, eager = false }: ItemTileProps) => (
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

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  columnGap: { xs: 1.5, sm: 2.5 },
  rowGap: { xs: 3, sm: 4 },
} as const;

export interface ItemGridProps {
  readonly items: readonly ItemCard[];
  /** How many stand in sight at once. */
  readonly eager?: number;
  /** Names the list for screen readers. */
  readonly label: string;
}

/** Items, two beside each other on a phone and four on a desk. */
export const ItemGrid = ({ items, eager = 0, label }: ItemGridProps) => (
  <Box component="ul" aria-label={label} sx={{ ...columns, m: 0, p: 0, listStyle: 'none' }}>
    {items.map((item, at) => (
      <li key={item.id}>
        <ItemTile item={item} eager={at < eager} />
      </li>
    ))}
  </Box>
);

/** The same, while it loads. */
export const ItemGridBones = ({ count }: { count: number }) => (
  <Box role="status" aria-label="불러오는 중" aria-busy="true" sx={columns}>
    {Array.from({ length: count }, (_, at) => (
      <div key={at}>
        <Box sx={{ aspectRatio: '4 / 5', borderRadius: 1, bgcolor: 'surface.bone', opacity: 0.6 }} />
        <Box sx={{ pt: 1.5, height: 104, display: 'grid', gap: 1, alignContent: 'start' }}>
          <Bone width="34%" height={12} />
          <Bone width="86%" height={15} />
          <Bone width="48%" height={18} />
        </Box>
      </div>
    ))}
  </Box>
);

import type { Item } from '@maru/contracts/shop/item/item.cards';
import Box from '@mui/material/Box';
import { number } from '../../format/number.ts';
import { Stars } from '../../design/stars.tsx';

const Bar = ({ stars, count, of }: { stars: number; count: number; of: number }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr) 48px',
      alignItems: 'center',
      gap: 1,
      fontSize: 13,
      color: 'text.secondary',
    }}
  >
    <span>{stars}점</span>
    <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: 'surface.sunken', overflow: 'hidden' }}>
      <Box sx={{ width: `${(count / of) * 100}%`, height: '100%', bgcolor: 'tones.amber.solid' }} />
    </Box>
    <span>{number(count)}개</span>
  </Box>
);

export const ReviewSummary = ({ rating, reviews, rated }: Pick<Item, 'rating' | 'reviews' | 'rated'>) => {
  if (rating === null) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '200px minmax(0, 320px)' },
        gap: { xs: 2, sm: 4 },
        alignItems: 'center',
        p: { xs: 2, sm: 3 },
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', sm: 'column' }, alignItems: 'center', gap: 1 }}>
        <Box component="strong" sx={{ fontSize: 36, fontWeight: 800, lineHeight: 1.1 }}>
          {rating.toFixed(1)}
        </Box>
        <Stars stars={rating} size={20} />
        <Box sx={{ fontSize: 14, color: 'text.secondary' }}>후기 {number(reviews)}개</Box>
      </Box>
      <Box component="ul" aria-label="별점별 후기" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {rated.map((count, at) => <Bar key={at} stars={at + 1} count={count} of={reviews} />).toReversed()}
      </Box>
    </Box>
  );
};

import Box from '@mui/material/Box';
import { number } from '../format/number.ts';

const most = 5;
const row = '★'.repeat(most);

export const Stars = ({ stars, size = 16 }: { stars: number; size?: number }) => (
  <Box
    component="span"
    role="img"
    aria-label={`별점 ${stars}점`}
    sx={{
      position: 'relative',
      display: 'inline-block',
      fontSize: size,
      lineHeight: 1,
      letterSpacing: '0.06em',
      color: 'surface.outline',
      whiteSpace: 'nowrap',
    }}
  >
    <span aria-hidden>{row}</span>
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        width: `${(stars / most) * 100}%`,
        overflow: 'hidden',
        color: 'tones.amber.solid',
      }}
    >
      {row}
    </Box>
  </Box>
);

export interface RatingLineProps {
  readonly rating: number | null;
  readonly reviews: number;
}

/** `★ 4.8 (12)`; nothing where nobody said anything yet. */
export const RatingLine = ({ rating, reviews }: RatingLineProps) =>
  rating === null ? null : (
    <Box
      component="span"
      role="img"
      aria-label={`별점 ${rating}점, 후기 ${reviews}개`}
      sx={{ fontSize: 13, color: 'text.secondary' }}
    >
      <Box component="span" aria-hidden sx={{ color: 'tones.amber.solid' }}>
        ★
      </Box>
      <span aria-hidden>{` ${rating.toFixed(1)} (${number(reviews)})`}</span>
    </Box>
  );

import type { Review } from '@maru/contracts/shop/review/review.views';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Pictures } from '../../design/pictures.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { Stars } from '../../design/stars.tsx';

export interface ReviewRowProps {
  readonly review: Pick<Review, 'stars' | 'text' | 'images' | 'written_at'> &
    Partial<Pick<Review, 'author' | 'option' | 'edited'>>;
  /** Above the words: the item's name, where it is not plain. */
  readonly head?: ReactNode;
  readonly actions?: ReactNode;
}

/** One opinion: the stars first, then who said it of what, the words and the pictures. */
export const ReviewRow = ({
  review: { stars, text, images, written_at, author, option, edited },
  head,
  actions,
}: ReviewRowProps) => (
  <Box component="li" sx={{ py: 2.5, borderBottom: '1px solid', borderColor: 'divider', display: 'grid', gap: 1 }}>
    {head}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.25 }}>
      <Stars stars={stars} />
      {author ? <Box sx={{ fontSize: 14, fontWeight: 600 }}>{author}</Box> : null}
      <Box
        component="time"
        dateTime={new Date(written_at).toISOString()}
        sx={{ fontSize: 13, color: 'text.secondary' }}
      >
        {longDate(written_at)}
        {edited ? ' · 수정됨' : ''}
      </Box>
    </Box>
    {option ? <Box sx={{ fontSize: 13, color: 'text.secondary' }}>옵션: {option}</Box> : null}
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
    <Pictures images={images} label="후기" />
    {actions ? <Box sx={{ display: 'flex', gap: 1 }}>{actions}</Box> : null}
  </Box>
);

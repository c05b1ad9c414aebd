import type { BoughtItem } from '@maru/contracts/shop/review/review.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ToneChip } from '../../design/tone-chip.tsx';
import { type ReviewedLine, useMyReviewsQuery } from './review.api.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { Stars } from '../../design/stars.tsx';
import { useRemoveReview } from './use-remove-review.ts';
import { SectionCard } from '../../design/section-card.tsx';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.25,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const OwnReview = ({ review }: Pick<BoughtItem, 'review'>) => {
  if (!review) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <Stars stars={review.stars} />
      {review.hidden ? <ToneChip tone="grey" label="관리자가 숨겼어요" size="small" /> : null}
    </Box>
  );
};

/** Bought lines that can be reviewed, each with its review. */
export const BoughtList = ({ bought }: { bought: readonly BoughtItem[] }) => {
  const [line, setLine] = useState<ReviewedLine>();
  const { ask, question } = useRemoveReview();
  return (
    <>
      <Box component="ul" aria-label="내 후기" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {bought.map((one) => (
          <Box component="li" key={`${one.order_id}-${one.no}`} sx={row}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Box component={Link} to={`/shop/${one.item_id}?tab=review`} sx={{ color: 'inherit', fontWeight: 600 }}>
                {one.name}
              </Box>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {one.option}
              </Typography>
              <OwnReview review={one.review} />
            </Box>
            <Button
              variant={one.review ? 'outlined' : 'contained'}
              color={one.review ? 'inherit' : 'primary'}
              onClick={() => setLine(one)}
              aria-label={`${one.name} ${one.review ? '후기 수정' : '후기 쓰기'}`}
            >
              {one.review ? '수정' : '후기 쓰기'}
            </Button>
            {one.review ? (
              <Button variant="outlined" color="inherit" onClick={() => ask(one)} aria-label={`${one.name} 후기 삭제`}>
                삭제
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
      {line ? <ReviewDialog line={line} onClose={() => setLine(undefined)} /> : null}
      {question}
    </>
  );
};

const shownFirst = 5;

export const OwnReviews = () => {
  const { data: bought = [] } = useMyReviewsQuery(undefined);
  const [all, setAll] = useState(false);
  if (bought.length === 0) return null;
  return (
    <SectionCard title="내 후기" text="받은 상품에 후기를 남기고, 남긴 후기를 수정할 수 있어요.">
      <BoughtList bought={all ? bought : bought.slice(0, shownFirst)} />
      {bought.length > shownFirst && !all ? (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} onClick={() => setAll(true)}>
          전체 보기 ({bought.length})
        </Button>
      ) : null}
    </SectionCard>
  );
};

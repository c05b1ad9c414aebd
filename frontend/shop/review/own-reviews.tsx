import Button from '@mui/material/Button';
import { useState } from 'react';
import { SectionCard } from '../../design/section-card.tsx';
import { BoughtList } from './bought-list.tsx';
import { useMyReviewsQuery } from './review.api.ts';

const shownFirst = 5;

/** A section of one's own account: what one bought and may review, and what one said of it. */
export const OwnReviews = () => {
  const { data: bought = [] } = useMyReviewsQuery(undefined);
  const [all, setAll] = useState(false);
  if (bought.length === 0) return null;
  return (
    <SectionCard title="내 후기" text="받은 상품에 후기를 남기고, 남긴 후기를 고칠 수 있어요.">
      <BoughtList bought={all ? bought : bought.slice(0, shownFirst)} />
      {bought.length > shownFirst && !all ? (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} onClick={() => setAll(true)}>
          전체 보기 ({bought.length})
        </Button>
      ) : null}
    </SectionCard>
  );
};

import type { ManagedReview } from '@maru/contracts/shop/review/review.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminList, firstPageOf } from '../../kernel/admin/admin-list.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { useAllReviewsQuery, useHideReviewMutation } from './review.api.ts';
import { ReviewRow } from './review-row.tsx';

const Managed = ({ review }: { review: ManagedReview }) => {
  const [hide, { isLoading }] = useHideReviewMutation();
  return (
    <ReviewRow
      review={{ ...review, edited: review.updated_at !== review.written_at }}
      head={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Box component={Link} to={`/shop/${review.item_id}?tab=review`} sx={{ color: 'inherit', fontWeight: 600 }}>
            {review.item}
          </Box>
          {review.hidden ? <ToneChip tone="grey" label="숨김" size="small" /> : null}
        </Box>
      }
      actions={
        <Button
          variant="outlined"
          color="inherit"
          loading={isLoading}
          onClick={() => void hide({ ...review, hidden: !review.hidden })}
        >
          {review.hidden ? '다시 보이기' : '숨기기'}
        </Button>
      }
    />
  );
};

const tabs = { all: '전체', hidden: '숨긴 후기' } as const;

/** `/adm/review`: what buyers say, the newest first; what does not belong in the shop is hidden here. */
export const ReviewsAdminScreen = () => {
  const [filter, setFilter] = useState(firstPageOf<keyof typeof tabs>('all'));
  const { status, ...page } = filter;
  const hidden = status === 'hidden';
  return (
    <AdminList
      title="후기"
      tabs={tabs}
      filter={filter}
      onFilter={setFilter}
      answer={useAllReviewsQuery({ ...page, hidden })}
      emptyTitle={hidden ? '숨긴 후기가 없어요' : '아직 후기가 없어요'}
      row={(review: ManagedReview) => <Managed key={review.id} review={review} />}
    />
  );
};

import type { ManagedReview } from '@maru/contracts/shop/review/review.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Pager } from '../../design/pager.tsx';
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

/** `/adm/review`: what buyers say, the newest first; what does not belong in the shop is hidden here. */
export const ReviewsAdminScreen = () => {
  const [{ page, itemsPerPage, hidden }, setFilter] = useState({ page: 1, itemsPerPage: 20, hidden: false });
  return (
    <AdminFrame title="후기">
      <Tabs
        value={hidden ? 'hidden' : 'all'}
        onChange={(_, next: string) => setFilter({ page: 1, itemsPerPage, hidden: next === 'hidden' })}
        aria-label="후기 고르기"
        sx={{ mb: 2 }}
      >
        <Tab value="all" label="전체" />
        <Tab value="hidden" label="숨긴 후기" />
      </Tabs>
      <Card sx={{ px: { xs: 2, sm: 3 } }}>
        <Answered answer={useAllReviewsQuery({ page, itemsPerPage, hidden })} fade>
          {({ list, total }) =>
            total === 0 ? (
              <EmptyState title={hidden ? '숨긴 후기가 없어요' : '아직 후기가 없어요'} />
            ) : (
              <>
                <Box component="ul" aria-label="후기" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {list.map((review) => (
                    <Managed key={review.id} review={review} />
                  ))}
                </Box>
                <Pager
                  page={page}
                  itemsPerPage={itemsPerPage}
                  total={total}
                  onChange={(change) => setFilter({ page: 1, itemsPerPage, hidden, ...change })}
                />
              </>
            )
          }
        </Answered>
      </Card>
    </AdminFrame>
  );
};

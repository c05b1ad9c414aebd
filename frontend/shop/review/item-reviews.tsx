import type { Item } from '@maru/contracts/shop/item/item.cards';
import type { ReviewSort } from '@maru/contracts/shop/review/review.routes';
import type { Review } from '@maru/contracts/shop/review/review.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import RateReviewRounded from '@mui/icons-material/RateReviewRounded';
import { useState } from 'react';
import { Answered } from '../../kernel/api/answered.tsx';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { ItemPages } from '../../design/pages.tsx';
import { PlainSelect } from '../../design/plain-select.tsx';
import { type ReviewedLine, useMyReviewsQuery, useReviewListQuery } from './review.api.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { ReviewRow } from './review-row.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { useRemoveReview } from './use-remove-review.ts';

const perPage = 10;
const sorts: readonly (readonly [ReviewSort, string])[] = [
  ['new', '최신순'],
  ['high', '별점 높은순'],
  ['low', '별점 낮은순'],
];

type Mine = NonNullable<Review['mine']>;

export const ItemReviews = ({ item }: { item: Item }) => {
  const [{ page, sortBy }, setListing] = useState<{ page: number; sortBy: ReviewSort }>({ page: 1, sortBy: 'new' });
  const { data: bought = [] } = useMyReviewsQuery(item.id, { skip: !useLoggedIn() });
  const [line, setLine] = useState<ReviewedLine>();
  const { ask, question } = useRemoveReview();
  const write = <WriteButton open={bought.find(({ review }) => review === null)} onWrite={setLine} />;
  const edit = (mine: Mine) => setLine(bought.find(({ order_id, no }) => order_id === mine.order_id && no === mine.no));
  return (
    <Box component="section" aria-label="후기" sx={{ display: 'grid', gap: 2, pt: 3 }}>
      <ReviewSummary {...item} />
      <Answered answer={useReviewListQuery({ id: item.id, page, sortBy })} fade>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyState
              title="아직 후기가 없어요"
              text="상품을 받은 분이 후기를 남길 수 있어요."
              action={write}
              icon={<RateReviewRounded />}
            />
          ) : (
            <>
              <Box
                sx={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  alignItems: 'center',
                  gap: 1,
                  flexWrap: 'wrap',
                }}
              >
                <PlainSelect
                  label="후기 순서"
                  value={sortBy}
                  options={sorts}
                  onChange={(chosen) =>
                    setListing({ page: 1, sortBy: sorts.find(([sort]) => sort === chosen)?.[0] ?? 'new' })
                  }
                />
                {write}
              </Box>
              <Box component="ul" aria-label="후기" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {list.map((review) => (
                  <ReviewRow
                    key={review.written_at}
                    review={review}
                    actions={review.mine ? <OwnActions mine={review.mine} onEdit={edit} onRemove={ask} /> : undefined}
                  />
                ))}
              </Box>
              <ItemPages
                stay
                page={page}
                pages={Math.ceil(total / perPage)}
                onChange={(to) => setListing({ page: to, sortBy })}
              />
            </>
          )
        }
      </Answered>
      {line ? <ReviewDialog line={line} onClose={() => setLine(undefined)} /> : null}
      {question}
    </Box>
  );
};

const WriteButton = ({ open, onWrite }: { open: ReviewedLine | undefined; onWrite: (line: ReviewedLine) => void }) =>
  open ? (
    <Button variant="contained" startIcon={<RateReviewRounded />} onClick={() => onWrite(open)}>
      후기 쓰기
    </Button>
  ) : null;

const OwnActions = ({
  mine,
  onEdit,
  onRemove,
}: {
  mine: Mine;
  onEdit: (mine: Mine) => void;
  onRemove: (mine: Mine) => void;
}) => (
  <>
    <Button variant="outlined" color="inherit" onClick={() => onEdit(mine)}>
      수정
    </Button>
    <Button variant="outlined" color="inherit" onClick={() => onRemove(mine)}>
      삭제
    </Button>
  </>
);

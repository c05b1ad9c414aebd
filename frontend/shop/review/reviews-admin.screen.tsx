import { reviewTable } from '@maru/contracts/shop/review/review.table';
import type { ManagedReview } from '@maru/contracts/shop/review/review.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../design/empty-state.tsx';
import { Stars } from '../../design/stars.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { AdminTable } from '../../kernel/table/admin-table.tsx';
import { RowPanel, useOpenRow } from '../../kernel/table/row-panel.tsx';
import type { TableLooks } from '../../kernel/table/table-looks.ts';
import type { TableTab } from '../../kernel/table/table-tabs.tsx';
import { useListTable } from '../../kernel/table/use-list-table.ts';
import { useHideReviewMutation } from './review.api.ts';
import { ReviewRow } from './review-row.tsx';

const HideButton = ({ review }: { readonly review: ManagedReview }) => {
  const [hide, { isLoading }] = useHideReviewMutation();
  const { order_id, no, hidden } = review;
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={isLoading}
      onClick={() => void hide({ order_id, no, hidden: !hidden })}
    >
      {hidden ? '다시 보이기' : '숨기기'}
    </Button>
  );
};

const Head = ({ review: { item_id, item, hidden } }: { readonly review: ManagedReview }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
    <Box component={Link} to={`/shop/${item_id}?tab=review`} sx={{ color: 'inherit', fontWeight: 600 }}>
      {item}
    </Box>
    {hidden ? <ToneChip tone="grey" label="숨김" size="small" /> : null}
  </Box>
);

const source = { tags: ['Review'] } as const;
const tabs: readonly TableTab[] = [{ key: 'hidden', label: '숨긴 후기', query: 'hidden=1' }];

/** `/adm/review`: what buyers say, the newest first; what does not belong in the shop is hidden here. */
export const ReviewsAdminScreen = () => {
  const list = useListTable<ManagedReview>(reviewTable, source);
  const { row, open, close } = useOpenRow(list);
  const looks = useMemo<TableLooks<ManagedReview>>(
    () => ({
      unit: '건',
      nameOf: ({ text }) => text,
      opening: { run: open },
      cells: {
        stars: { draw: ({ stars }) => <Stars stars={stars} />, width: 128 },
        author: { width: 112 },
        hidden: { width: 96 },
      },
    }),
    [open],
  );
  return (
    <AdminFrame title="후기">
      <AdminTable list={list} looks={looks} tabs={tabs} isExported empty={<EmptyState title="아직 후기가 없어요" />} />
      {row ? (
        <RowPanel title="후기" onClose={close}>
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            <ReviewRow
              review={{ ...row, edited: row.updated_at !== row.written_at }}
              head={<Head review={row} />}
              actions={<HideButton review={row} />}
            />
          </Box>
        </RowPanel>
      ) : null}
    </AdminFrame>
  );
};

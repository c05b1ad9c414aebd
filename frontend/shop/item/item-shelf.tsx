import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../design/empty-state.tsx';
import { number } from '../../format/number.ts';
import { isNarrowed, type ItemFilter, type ItemPage, itemsPerPage } from './item-filter.ts';
import { ItemGrid } from './item-grid.tsx';
import { ItemPages } from '../../design/pages.tsx';

/** In sight at once on a phone. */
const firstSight = 4;

export interface FoundProps {
  readonly filter: ItemFilter;
  readonly onPage: (page: number) => void;
  readonly onReset: () => void;
}
export interface ItemShelfProps extends FoundProps {
  readonly data: ItemPage;
  /** The data belongs to an earlier filter; the next is loading. */
  readonly outdated?: boolean;
}

const Nothing = ({ narrowed, onReset }: { narrowed: boolean; onReset: () => void }) =>
  narrowed ? (
    <EmptyState
      title="맞는 상품이 없어요"
      text="다른 말로 찾거나 조건을 줄여 보세요."
      action={
        <Button variant="outlined" onClick={onReset}>
          조건 초기화
        </Button>
      }
    />
  ) : (
    <EmptyState title="아직 상품이 없어요" text="곧 새 상품을 올릴게요." />
  );

/** A page of items, how many there are, and the way to the others. */
export const ItemShelf = ({ data, filter, outdated = false, onPage, onReset }: ItemShelfProps) => {
  if (data.list.length === 0 && !outdated)
    return <Nothing narrowed={isNarrowed(filter) || filter.page > 1} onReset={onReset} />;
  return (
    <Box aria-busy={outdated} sx={{ opacity: outdated ? 0.55 : 1, transition: 'opacity 120ms' }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        상품 {number(data.total)}개
      </Typography>
      <ItemGrid items={data.list} eager={firstSight} label="상품" />
      <ItemPages page={filter.page} pages={Math.ceil(data.total / itemsPerPage)} onChange={onPage} />
    </Box>
  );
};

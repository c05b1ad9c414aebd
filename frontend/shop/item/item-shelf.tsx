import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../design/empty-state.tsx';
import { number } from '../../format/number.ts';
import { isNarrowed, type ItemFilter, type ItemPage, itemsPerPage } from './item-filter.ts';
import { FindingNote, NothingFound } from './finding-note.tsx';
import { ItemGrid } from './item-grid.tsx';
import { ItemPages } from '../../design/pages.tsx';

/** In sight at once on a phone. */
const firstSight = 4;

export interface FoundProps {
  readonly filter: ItemFilter;
  readonly onPage: (page: number) => void;
  readonly onReset: () => void;
  /** Another text is looked for instead, among all items. */
  readonly onText: (text: string) => void;
}
export interface ItemShelfProps extends FoundProps {
  readonly data: ItemPage;
  /** The data belongs to an earlier filter; the next is loading. */
  readonly outdated?: boolean;
}

const Nothing = ({ data, filter, onText, onReset }: Omit<ItemShelfProps, 'onPage'>) =>
  isNarrowed(filter) || filter.page > 1 ? (
    <NothingFound typed={filter.text} finding={data} onText={onText} onReset={onReset} />
  ) : (
    <EmptyState title="아직 상품이 없어요" text="곧 새 상품을 올릴게요." />
  );

/** A page of items, how many there are, and the way to the others. */
export const ItemShelf = ({ data, filter, outdated = false, onPage, ...ways }: ItemShelfProps) => {
  if (data.list.length === 0 && !outdated) return <Nothing data={data} filter={filter} {...ways} />;
  return (
    <Box aria-busy={outdated} sx={{ opacity: outdated ? 0.55 : 1, transition: 'opacity 120ms' }}>
      <FindingNote finding={data} typed={filter.text} onText={ways.onText} />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        상품 {number(data.total)}개
      </Typography>
      <ItemGrid items={data.list} eager={firstSight} label="상품" />
      <ItemPages page={filter.page} pages={Math.ceil(data.total / itemsPerPage)} onChange={onPage} />
    </Box>
  );
};

import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { EmptyState } from '../../design/empty-state.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { problemText } from '../http/problem.ts';
import type { DrawnTable } from './drawn-table.tsx';
import { PageTick } from './row-tick.tsx';
import { TableCards } from './table-cards.tsx';
import type { TableRow } from './table-page.api.ts';
import { isNarrowed } from './table-place.ts';
import type { ListTable } from './use-list-table.ts';
import { WideTable } from './wide-table.tsx';

interface TableRowsProps<Row extends TableRow> {
  readonly list: ListTable<Row>;
  readonly drawn: DrawnTable<Row>;
  readonly isPhone: boolean;
  /** What is said where there is nothing at all, with what would fill it. */
  readonly empty: ReactNode;
}

type NothingProps<Row extends TableRow> = Pick<TableRowsProps<Row>, 'list' | 'empty'>;

const NothingFits = <Row extends TableRow>({
  list: { definition, place, change },
}: Pick<NothingProps<Row>, 'list'>) => (
  <EmptyState
    icon={<SearchOffRounded />}
    title={place.text ? `‘${place.text}’에 맞는 것이 없어요` : '필터에 맞는 것이 없어요'}
    {...(place.text && definition.search && { text: `찾을 수 있는 것: ${definition.search}` })}
    action={
      <Button variant="outlined" onClick={() => change({ text: '', filters: {} })}>
        전체 보기
      </Button>
    }
  />
);

/** What stood on the page went elsewhere while it was looked at. */
const NothingLeft = <Row extends TableRow>({ list: { change } }: Pick<NothingProps<Row>, 'list'>) => (
  <EmptyState
    title="이 페이지에는 남은 것이 없어요"
    action={
      <Button variant="outlined" onClick={() => change({})}>
        처음 페이지로
      </Button>
    }
  />
);

const Nothing = <Row extends TableRow>({ list, empty }: NothingProps<Row>) => {
  if ((list.page?.total ?? 0) > 0) return <NothingLeft list={list} />;
  return isNarrowed(list.place) ? <NothingFits list={list} /> : empty;
};

const Cards = <Row extends TableRow>({ drawn }: Pick<TableRowsProps<Row>, 'drawn'>) => (
  <>
    {drawn.isChoosable ? (
      <Box sx={{ pl: 0.5, borderBottom: '1px solid', borderColor: 'divider' }}>
        <FormControlLabel sx={{ m: 0 }} label="이 페이지 모두 고르기" control={<PageTick model={drawn.model} />} />
      </Box>
    ) : null}
    <TableCards {...drawn} />
  </>
);

const bar = { position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 1 } as const;

const Loading = ({ isStale, fades, children }: { isStale: boolean; fades: boolean; children: ReactNode }) => (
  <Box aria-busy={isStale} sx={{ position: 'relative' }}>
    {isStale ? <LinearProgress aria-label="불러오는 중" sx={bar} /> : null}
    <Box sx={{ opacity: fades ? 0.55 : 1, transition: 'opacity 120ms' }}>{children}</Box>
  </Box>
);

/** The rows, and what stands in their place: bones of them, that there are none, or why they did not come. */
export const TableRows = <Row extends TableRow>({ list, drawn, isPhone, empty }: TableRowsProps<Row>) => {
  const { page, isStale } = list;
  const { error, isFetching, refetch } = list.answer;
  if (error && isStale)
    return <ErrorState text={problemText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!isStale && page?.list.length === 0) return <Nothing list={list} empty={empty} />;
  return (
    <Loading isStale={isStale} fades={isStale && page !== undefined}>
      {isPhone ? <Cards drawn={drawn} /> : <WideTable {...drawn} />}
    </Loading>
  );
};

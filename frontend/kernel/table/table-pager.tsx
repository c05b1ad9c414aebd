import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import FirstPageRounded from '@mui/icons-material/FirstPageRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { PlainSelect } from '../../design/plain-select.tsx';
import { number } from '../../format/number.ts';
import type { TableRow } from './table-page.api.ts';
import type { ListTable } from './use-list-table.ts';

const sizes = [20, 50, 100];
const sizeOptions = (limit: number) =>
  [...new Set([...sizes, limit])]
    .toSorted((one, other) => one - other)
    .map((size) => [String(size), `${size}개씩`] as const);

interface StepProps {
  readonly label: string;
  /** Absent where there is nothing to go to. */
  readonly go: (() => void) | undefined;
  readonly children: ReactNode;
}
const Step = ({ label, go, children }: StepProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton aria-label={label} disabled={!go} onClick={go}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
);

/** How many there are, and the way to the pages beside this one: a list that is read by key has no numbers of pages. */
export const TablePager = <Row extends TableRow>({
  list: { page, place, change },
  unit,
}: {
  readonly list: ListTable<Row>;
  readonly unit: string;
}) => {
  const { next, previous } = page ?? {};
  return (
    <Stack
      component="nav"
      aria-label="페이지"
      direction="row"
      sx={{
        p: 1,
        pl: 2,
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box role="status" sx={{ flex: 1, fontSize: 14, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {page ? `모두 ${number(page.total)}${unit}` : '불러오는 중'}
      </Box>
      <PlainSelect
        label="한 페이지에"
        value={String(place.limit)}
        options={sizeOptions(place.limit)}
        onChange={(size) => change({ limit: Number(size) })}
      />
      <Stack direction="row">
        <Step label="처음 페이지" go={place.after || place.before ? () => change({}) : undefined}>
          <FirstPageRounded />
        </Step>
        <Step label="이전 페이지" go={previous ? () => change({ before: previous }) : undefined}>
          <ChevronLeftRounded />
        </Step>
        <Step label="다음 페이지" go={next ? () => change({ after: next }) : undefined}>
          <ChevronRightRounded />
        </Step>
      </Stack>
    </Stack>
  );
};

import TablePagination from '@mui/material/TablePagination';
import { number } from '../format/number.ts';

const sizes = [20, 50, 100];

/** Counted from 1. */
export interface PageChoice {
  readonly page: number;
  readonly itemsPerPage: number;
}
export interface PagerProps extends PageChoice {
  readonly total: number;
  /** What is counted: 개, 명. */
  readonly unit?: string;
  readonly onChange: (changes: Partial<PageChoice>) => void;
}

const arrows = { first: '첫 쪽', previous: '이전 쪽', next: '다음 쪽', last: '마지막 쪽' } as const;

export const Pager = ({ page, itemsPerPage, total, unit = '개', onChange }: PagerProps) => (
  <TablePagination
    component="div"
    count={total}
    page={Math.min(page - 1, Math.max(0, Math.ceil(total / itemsPerPage) - 1))}
    rowsPerPage={itemsPerPage}
    rowsPerPageOptions={sizes.includes(itemsPerPage) ? sizes : [...sizes, itemsPerPage].toSorted((a, b) => a - b)}
    labelRowsPerPage="한 쪽에"
    getItemAriaLabel={(kind) => arrows[kind]}
    labelDisplayedRows={({ from, to, count }) => `${number(count)}${unit} 중 ${number(from)}–${number(to)}`}
    onPageChange={(_, next) => onChange({ page: next + 1 })}
    onRowsPerPageChange={({ target }) => onChange({ itemsPerPage: Number(target.value) })}
    sx={{
      borderTop: '1px solid',
      borderColor: 'divider',
      '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: 2 },
    }}
  />
);

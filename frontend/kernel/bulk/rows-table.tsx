import type { CheckedRow } from '@maru/contracts/kernel/rows';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { number } from '../../format/number.ts';

export interface RowTexts {
  /** What would be done for a row. */
  readonly done: (row: CheckedRow) => string;
  readonly problem: (code: string) => string;
}

const pageOf = 50;

const Row = ({ row, texts }: { readonly row: CheckedRow; readonly texts: RowTexts }) => {
  const isWrong = row.problem !== null;
  const Icon = isWrong ? ErrorRounded : CheckCircleRounded;
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.25, py: 1, alignItems: 'flex-start' }}>
      <Icon fontSize="small" color={isWrong ? 'error' : 'success'} titleAccess={isWrong ? '안 돼요' : '돼요'} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {`${number(row.row)}행 ${row.name}`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {row.problem === null ? texts.done(row) : texts.problem(row.problem)}
        </Typography>
      </Box>
    </Stack>
  );
};

interface RowListProps {
  readonly title: string;
  readonly rows: readonly CheckedRow[];
  readonly texts: RowTexts;
}
const RowList = ({ title, rows, texts }: RowListProps) => {
  const [shown, setShown] = useState(pageOf);
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={title}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          maxHeight: 280,
          overflowY: 'auto',
          '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        {rows.slice(0, shown).map((row) => (
          <Row key={row.row} row={row} texts={texts} />
        ))}
      </Box>
      {shown < rows.length ? (
        <Button size="small" onClick={() => setShown(shown + 500)}>
          {`더 보기 (${number(rows.length - shown)})`}
        </Button>
      ) : null}
    </section>
  );
};

/** What would be done for each row of a file; what cannot be done stands first, what needs nothing last. */
export const RowsTable = ({ rows, texts }: { readonly rows: readonly CheckedRow[]; readonly texts: RowTexts }) => {
  const wrong = rows.filter(({ problem }) => problem !== null);
  const right = rows.filter(({ line }) => line !== null);
  const rest = rows.filter(({ line, problem }) => line === null && problem === null);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <RowList title={`고쳐야 할 ${number(wrong.length)}행`} rows={wrong} texts={texts} />
      <RowList title={`처리할 ${number(right.length)}행`} rows={right} texts={texts} />
      <RowList title={`그대로 두는 ${number(rest.length)}행`} rows={rest} texts={texts} />
    </Stack>
  );
};

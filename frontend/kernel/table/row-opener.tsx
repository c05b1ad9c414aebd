import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type RowOpening, rowOpener } from './row-opening.ts';
import type { TableRow } from './table-page.api.ts';

interface RowOpenerProps<Row extends TableRow> {
  readonly row: Row;
  readonly opening: RowOpening<Row>;
  readonly children: ReactNode;
}

const look = {
  display: 'block',
  width: '100%',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontWeight: 600,
  color: 'text.primary',
  textAlign: 'left',
  textDecoration: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': { outline: 'none' },
} as const;

/** The first cell of a row: its link, or the button of what opens over the list. The ring is drawn around the row. */
export const RowOpener = <Row extends TableRow>({ row, opening, children }: RowOpenerProps<Row>) =>
  opening.to ? (
    <Box component={Link} to={opening.to(row)} sx={look} {...rowOpener}>
      {children}
    </Box>
  ) : (
    <Box component="button" type="button" onClick={() => opening.run(row)} sx={look} {...rowOpener}>
      {children}
    </Box>
  );

/** Of a row whose opener has the focus. */
export const focusRing = {
  '&:has([data-row-opener]:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
} as const;

import CloseRounded from '@mui/icons-material/CloseRounded';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useId, useState } from 'react';
import type { TableRow } from './table-page.api.ts';
import type { ListTable } from './use-list-table.ts';

/** The row that is open over its list, as the list has it now: it closes when the row leaves the page. */
export const useOpenRow = <Row extends TableRow>({ page }: Pick<ListTable<Row>, 'page'>) => {
  const [id, setId] = useState<string>();
  const row = page?.list.find((one) => one.id === id);
  const open = useCallback((opened: Row) => setId(opened.id), []);
  const close = useCallback(() => setId(undefined), []);
  return { row, open, close };
};

interface RowPanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A row in full beside its list, with what may be done with it. */
export const RowPanel = ({ title, onClose, children }: RowPanelProps) => {
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          sx: { width: { xs: '100%', sm: 560 }, p: { xs: 2, sm: 3 } },
          'aria-labelledby': titleId,
          role: 'dialog',
        },
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label="닫기" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Stack>
      {children}
    </Drawer>
  );
};

import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { number } from '../../format/number.ts';
import { objectOf } from '../../format/particle.ts';
import { problemText } from '../http/problem.ts';
import { snackbarShown } from '../snackbar/snackbar.slice.ts';
import { useDispatch } from '../state/hooks.ts';
import type { TableRow } from './table-page.api.ts';
import { type ChosenRows, mostSelected, type Selection } from './use-selection.ts';

/** Something that is done with all that was chosen. */
export interface BulkAction<Row extends TableRow> {
  readonly label: string;
  readonly icon: ReactNode;
  /** The choice is given up once it has gone well: `false` keeps it. */
  readonly run: (selection: Selection<Row>) => Promise<boolean | void> | boolean | void;
}
interface SelectionBarProps<Row extends TableRow> {
  readonly chosen: ChosenRows<Row>;
  readonly total: number;
  readonly unit: string;
  readonly actions: readonly BulkAction<Row>[];
}

const barLook = {
  position: 'sticky',
  bottom: { xs: 72, sm: 16 },
  zIndex: 20,
  mt: 2,
  p: 1,
  pl: 2,
  borderRadius: '12px',
  bgcolor: 'surface.inverse',
  color: 'surface.onInverse',
  boxShadow: '0 8px 24px rgb(16 24 40 / 0.24)',
} as const;

const ChooseAll = <Row extends TableRow>({ chosen, total, unit }: Omit<SelectionBarProps<Row>, 'actions'>) => {
  if (chosen.isAll || chosen.count >= total) return null;
  const label =
    total > mostSelected
      ? `필터에 맞는 ${number(total)}${unit} 가운데 앞의 ${number(mostSelected)}${unit} 고르기`
      : `필터에 맞는 ${number(total)}${unit} 모두 고르기`;
  return (
    <Button color="inherit" onClick={chosen.chooseAll} sx={{ textDecoration: 'underline', whiteSpace: 'normal' }}>
      {label}
    </Button>
  );
};

/** How much was chosen, and what may be done with it; nothing where nothing is. */
export const SelectionBar = <Row extends TableRow>({ actions, ...props }: SelectionBarProps<Row>) => {
  const { chosen, total, unit } = props;
  const dispatch = useDispatch();
  const [busy, setBusy] = useState<string>();
  if (chosen.count === 0) return null;
  const run = async (action: BulkAction<Row>) => {
    setBusy(action.label);
    try {
      const keep = await action.run({ count: chosen.count, rows: chosen.rows });
      if (keep !== false) chosen.clear();
    } catch (error) {
      dispatch(snackbarShown(problemText(error as Error)));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Paper role="region" aria-label="고른 것" sx={barLook}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box role="status" sx={{ fontWeight: 700, fontSize: 15 }}>
          {`${number(chosen.count)}${unit}${objectOf(unit)} 골랐어요${chosen.isAll && total > mostSelected ? ' (한 번에 최대)' : ''}`}
        </Box>
        <ChooseAll {...props} />
        <Box sx={{ flex: 1 }} />
        {actions.map((action) => (
          <Button
            key={action.label}
            color="inherit"
            variant="outlined"
            startIcon={action.icon}
            loading={busy === action.label}
            disabled={busy !== undefined}
            onClick={() => void run(action)}
          >
            {action.label}
          </Button>
        ))}
        <IconButton color="inherit" aria-label="고른 것 모두 풀기" onClick={chosen.clear}>
          <CloseRounded />
        </IconButton>
      </Stack>
    </Paper>
  );
};

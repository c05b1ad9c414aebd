import type { AnyTable } from '@maru/contracts/kernel/table';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import ViewColumnRounded from '@mui/icons-material/ViewColumnRounded';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { moved, usualColumns } from './chosen-columns.ts';

interface ColumnMenuProps {
  readonly table: AnyTable;
  /** Names of columns, in their order. */
  readonly shown: readonly string[];
  readonly onChange: (shown: readonly string[]) => void;
}
interface ColumnLineProps extends ColumnMenuProps {
  readonly name: string;
}

const ColumnLine = ({ table, shown, name, onChange }: ColumnLineProps) => {
  const at = shown.indexOf(name);
  const label = table.columns[name]?.label ?? name;
  const turn = () => onChange(at < 0 ? [...shown, name] : shown.filter((one) => one !== name));
  const arrow = (by: -1 | 1, words: string, Icon: typeof ArrowUpwardRounded) => (
    <IconButton
      size="small"
      aria-label={`${label} ${words}`}
      disabled={at < 0 || at + by < 0 || at + by >= shown.length}
      onClick={() => onChange(moved(shown, at, at + by))}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center' }}>
      <FormControlLabel
        label={label}
        sx={{ flex: 1 }}
        control={<Checkbox size="small" checked={at >= 0} disabled={at >= 0 && shown.length === 1} onChange={turn} />}
      />
      {arrow(-1, '앞으로', ArrowUpwardRounded)}
      {arrow(1, '뒤로', ArrowDownwardRounded)}
    </Stack>
  );
};

/** Which columns are shown, and in which order; those that are not stand below. */
export const ColumnMenu = (props: ColumnMenuProps) => {
  const { table, shown, onChange } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const names = [...shown, ...Object.keys(table.columns).filter((name) => !shown.includes(name))];
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewColumnRounded />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        열
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { mt: 0.5, width: 300, border: 1, borderColor: 'divider' },
          },
        }}
      >
        <Stack sx={{ p: 2, gap: 1 }}>
          <Typography id={titleId} variant="h4" component="h2">
            보일 열과 차례
          </Typography>
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {names.map((name) => (
              <ColumnLine key={name} {...props} name={name} />
            ))}
          </Stack>
          <Button color="inherit" onClick={() => onChange(usualColumns(table))}>
            처음대로
          </Button>
        </Stack>
      </Popover>
    </>
  );
};

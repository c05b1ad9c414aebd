import type { AnyTable } from '@maru/contracts/kernel/table';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { FilterEditor } from './filter-editor.tsx';
import { type FilterValues, parametersOf } from './table-place.ts';
import { withFilter } from './filter-text.ts';

interface FilterPopoverProps {
  readonly table: AnyTable;
  readonly name: string;
  readonly values: FilterValues;
  readonly anchor: HTMLElement;
  readonly onChange: (values: FilterValues) => void;
  readonly onClose: () => void;
}

/** Chooses the values of one filter; nothing is asked of the server before they are taken. */
export const FilterPopover = ({ table, name, values, anchor, onChange, onClose }: FilterPopoverProps) => {
  const [draft, setDraft] = useState(values);
  const titleId = useId();
  const filter = table.filters[name];
  if (!filter) return null;
  const take = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onChange(withFilter(table, values, name, draft));
    onClose();
  };
  const isEmpty = parametersOf(name, filter).every((parameter) => !draft[parameter]);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { mt: 0.5, width: 320, border: 1, borderColor: 'divider' },
        },
      }}
    >
      <Stack component="form" noValidate onSubmit={take} sx={{ p: 2, gap: 1.5 }}>
        <Typography id={titleId} variant="h4" component="h2">
          {filter.label}
        </Typography>
        <FilterEditor name={name} filter={filter} values={draft} onChange={setDraft} />
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button color="inherit" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" variant="contained" disabled={isEmpty && draft === values}>
            적용
          </Button>
        </Stack>
      </Stack>
    </Popover>
  );
};

import type { AnyTable } from '@maru/contracts/kernel/table';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { hasEditor } from './filter-editor.tsx';
import { FilterPopover } from './filter-popover.tsx';
import { type ActiveFilter, activeFilters, withFilter } from './filter-text.ts';
import type { FilterValues } from './table-place.ts';

interface FilterChipsProps {
  readonly table: AnyTable;
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
  /** Whether more are added here; on phones they are in the sheet. */
  readonly mayAdd: boolean;
}
interface Edited {
  readonly name: string;
  readonly anchor: HTMLElement;
}
type Edit = (edited: Edited) => void;

const chipLook = {
  height: 36,
  maxWidth: '100%',
  borderRadius: 99,
  '@media (pointer: coarse)': { height: 44 },
} as const;

const FilterChip = ({
  active: { name, filter, text },
  onEdit,
  onRemove,
}: {
  readonly active: ActiveFilter;
  readonly onEdit: Edit;
  readonly onRemove: () => void;
}) => (
  <Stack component="li" direction="row">
    <Chip
      label={`${filter.label}: ${text}`}
      variant="outlined"
      onClick={({ currentTarget }) => hasEditor(filter) && onEdit({ name, anchor: currentTarget })}
      onDelete={onRemove}
      aria-label={`${filter.label}: ${text}, 누르면 바꾸고 Delete 키로 없애요`}
      sx={chipLook}
    />
  </Stack>
);

const AddFilter = ({ table, taken, onEdit }: { table: AnyTable; taken: ReadonlySet<string>; onEdit: Edit }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const left = Object.entries(table.filters).filter(([name, filter]) => hasEditor(filter) && !taken.has(name));
  if (left.length === 0) return null;
  const choose = (name: string) => {
    if (anchor) onEdit({ name, anchor });
    setAnchor(null);
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AddRounded />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        필터 추가
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {left.map(([name, { label }]) => (
          <MenuItem key={name} onClick={() => choose(name)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** What the list is narrowed by, each to be changed or taken away, and what else it may be narrowed by. */
export const FilterChips = ({ table, values, onChange, mayAdd }: FilterChipsProps) => {
  const [edited, setEdited] = useState<Edited>();
  const active = activeFilters(table, values);
  if (active.length === 0 && !mayAdd) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', minHeight: 44 }}>
      {active.length > 0 ? (
        <Stack
          component="ul"
          direction="row"
          aria-label="필터"
          sx={{ m: 0, p: 0, gap: 1, flexWrap: 'wrap', listStyle: 'none', minWidth: 0 }}
        >
          {active.map((one) => (
            <FilterChip
              key={one.name}
              active={one}
              onEdit={setEdited}
              onRemove={() => onChange(withFilter(table, values, one.name, {}))}
            />
          ))}
        </Stack>
      ) : null}
      {mayAdd ? <AddFilter table={table} taken={new Set(active.map(({ name }) => name))} onEdit={setEdited} /> : null}
      {active.length > 0 && mayAdd ? (
        <Button color="inherit" onClick={() => onChange({})}>
          필터 모두 지우기
        </Button>
      ) : null}
      {edited ? (
        <FilterPopover
          key={edited.name}
          {...edited}
          table={table}
          values={values}
          onChange={onChange}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Stack>
  );
};

import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import type { MatrixField } from './matrix.ts';

export interface CellPlace {
  readonly row: number;
  readonly field: MatrixField;
}
export interface MatrixCellProps extends CellPlace {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };
const isFill = ({ ctrlKey, metaKey, key }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === 'd';
const focusCell = (from: HTMLElement, { row, field }: CellPlace) => {
  const cell = from.closest('table')?.querySelector<HTMLInputElement>(`[data-cell="${row}.${field}"]`);
  cell?.focus();
  cell?.select();
};
/** Arrows and Enter move within the column; Ctrl+D fills what is below. */
export const moveOrFill = (
  event: KeyboardEvent<HTMLElement>,
  { row, field }: CellPlace,
  fill: (place: CellPlace) => void,
) => {
  const step = steps[event.key];
  // Enter ends a syllable that is being composed.
  if (event.nativeEvent.isComposing || (step === undefined && !isFill(event))) return;
  event.preventDefault();
  if (step === undefined) fill({ row, field });
  else focusCell(event.currentTarget, { row: row + step, field });
};

const look = {
  width: '100%',
  minWidth: 0,
  height: 40,
  px: 1.25,
  border: '1px solid',
  borderColor: 'surface.outline',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  '&[inputmode=numeric]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '&[aria-invalid=true]': { borderColor: 'error.main', boxShadow: 'inset 0 0 0 1px var(--maru-palette-error-main)' },
} as const;

/** One field of one option. */
export const MatrixCell = ({ row, field, label, value, error, onChange }: MatrixCellProps) => (
  <Box
    component="input"
    data-cell={`${row}.${field}`}
    aria-label={label}
    aria-invalid={error !== undefined}
    title={error}
    inputMode={field === 'extra' || field === 'stock' ? 'numeric' : undefined}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={look}
  />
);

import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { number } from '../format/number.ts';

export interface WholeNumberFieldProps {
  readonly label: string;
  /** Null while nothing is typed. */
  readonly value: number | null;
  readonly unit: string;
  readonly onChange: (value: number | null) => void;
  readonly error?: string | undefined;
  /** Said below while nothing is wrong. */
  readonly hint?: string | undefined;
  readonly required?: boolean;
}

const longest = 9;

/** A number without sign, its thousands marked while it is typed. */
export const WholeNumberField = (props: WholeNumberFieldProps) => {
  const { label, value, unit, onChange, error, hint, required = false } = props;
  const take = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, longest);
    onChange(digits === '' ? null : Number(digits));
  };
  return (
    <TextField
      label={label}
      required={required}
      value={value === null ? '' : number(value)}
      onChange={({ target }) => take(target.value)}
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{
        htmlInput: { inputMode: 'numeric', sx: { textAlign: 'right' } },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
};

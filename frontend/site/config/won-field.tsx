import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** As people write amounts, `3,000`; undefined for what is none. */
export const wonOf = (typed: unknown): number | undefined =>
  typeof typed === 'string' && /^\d{1,9}$/.test(typed.replaceAll(',', '').trim())
    ? Number(typed.replaceAll(',', ''))
    : undefined;

interface WonFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly label: string;
  readonly hint: string;
  readonly wrong: boolean;
}

/** An amount of won in a form. */
export const WonField = ({ field, label, hint, wrong }: WonFieldProps) => (
  <TextField
    {...field}
    label={label}
    error={wrong}
    helperText={wrong ? '금액을 숫자로 적어 주세요.' : hint}
    slotProps={{
      htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
      input: { endAdornment: <InputAdornment position="end">원</InputAdornment> },
    }}
  />
);

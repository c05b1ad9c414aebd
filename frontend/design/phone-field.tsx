import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ChangeEvent } from 'react';
import { caretAfter, formatPhone, phoneDigits } from '../format/phone.ts';

export type PhoneFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  /** Formatted, as shown. */
  readonly value: string;
  readonly onChange: (formatted: string) => void;
};

/** A phone number, parted while it is typed; the caret stays at its digit. */
export const PhoneField = ({ value, onChange, ...rest }: PhoneFieldProps) => {
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = phoneDigits(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    const formatted = formatPhone(target.value);
    // Written before React does, which would put the caret at the end.
    target.value = formatted;
    const caret = caretAfter(formatted, before);
    target.setSelectionRange(caret, caret);
    onChange(formatted);
  };
  return (
    <TextField
      {...rest}
      type="tel"
      value={value}
      onChange={type}
      autoComplete="tel-national"
      inputMode="tel"
      placeholder="010-1234-5678"
    />
  );
};

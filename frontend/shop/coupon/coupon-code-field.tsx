import { couponCode } from '@maru/contracts/shop/coupon/coupon.fields';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';

export interface CouponCodeFieldProps {
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
  /** Why the code that was applied takes nothing off. */
  readonly problem: string | undefined;
}

/** A code as somebody has it from a mail or a leaflet. It stands in a form that it does not send. */
export const CouponCodeField = ({ value, onChange, problem }: CouponCodeFieldProps) => {
  const [typed, setTyped] = useState(value ?? '');
  const [wrong, setWrong] = useState(false);
  const apply = () => {
    const { data } = couponCode.safeParse(typed);
    setWrong(data === undefined);
    if (data !== undefined) onChange(data);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  const change = (text: string) => {
    setTyped(text);
    setWrong(false);
  };
  // It is not ordered with a coupon that takes nothing off.
  const useless = problem !== undefined && typed === value;
  const text = wrong ? '영문과 숫자로 된 코드를 입력해 주세요.' : useless ? problem : undefined;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label="쿠폰 코드"
        value={typed}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
        error={text !== undefined}
        helperText={text}
        fullWidth
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'characters', spellCheck: false } }}
      />
      <Button
        variant="outlined"
        color="inherit"
        disabled={typed.trim() === ''}
        onClick={useless ? () => onChange(null) : apply}
        sx={{ minHeight: 56, flexShrink: 0 }}
      >
        {useless ? '지우기' : '적용'}
      </Button>
    </Stack>
  );
};

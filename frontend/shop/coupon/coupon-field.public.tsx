import type { Quote } from '@maru/contracts/shop/order/order.quote';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { won } from '../../format/number.ts';
import { offText } from '@maru/contracts/shop/coupon/coupon.words';
import { problemWords, termsText } from './coupon-words.ts';
import type { OwnCoupon } from '@maru/contracts/shop/coupon/coupon.views';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useMyCouponsQuery } from './coupon.api.ts';
import { couponCode } from '@maru/contracts/shop/coupon/coupon.fields';

interface CodeFieldProps {
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
  /** Why the code that was applied takes nothing off. */
  readonly problem: string | undefined;
}

/** Enter applies the code; it must not send the form around the field. */
const CouponCodeField = ({ value, onChange, problem }: CodeFieldProps) => {
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

interface OwnCouponChoiceProps {
  /** What goods cost: what a coupon may ask for. */
  readonly goods: number;
  readonly onChoose: (code: string) => void;
}
const isOpen = ({ used, from, until }: OwnCoupon, now: number) =>
  !used && Date.parse(from) <= now && now < Date.parse(until);

/** The person's own coupons, where there are any. */
const OwnCouponChoice = ({ goods, onChoose }: OwnCouponChoiceProps) => {
  const { data } = useMyCouponsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [now] = useState(Date.now);
  const open = (data ?? []).filter((coupon) => isOpen(coupon, now));
  if (open.length === 0) return null;
  return (
    <TextField select label={`내 쿠폰 ${open.length}장`} value="" onChange={({ target }) => onChoose(target.value)}>
      {open.map((coupon) => (
        <MenuItem key={coupon.id} value={coupon.id} disabled={goods < coupon.least}>
          <Stack sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, whiteSpace: 'normal' }}>
              {coupon.name} · {offText(coupon.off)}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {termsText(coupon)}
            </Typography>
          </Stack>
        </MenuItem>
      ))}
    </TextField>
  );
};

export interface CouponFieldProps {
  /** The code that is wanted, null for none. */
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
  /** Says whether the code takes something off. */
  readonly quote: Quote;
}

const applied = {
  minHeight: 56,
  px: 2,
  gap: 1.5,
  alignItems: 'center',
  borderRadius: '10px',
  bgcolor: 'tones.blue.soft',
  color: 'tones.blue.text',
} as const;

const Applied = ({ name, discount, onRemove }: { name: string; discount: number; onRemove: () => void }) => (
  <Stack direction="row" role="status" sx={applied}>
    <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {name} · {won(discount)} 할인
    </Typography>
    <Button size="small" color="inherit" onClick={onRemove}>
      적용 취소
    </Button>
  </Stack>
);

/** Chooses one of one's own coupons, or takes a code; nothing for a guest, who has none. */
export const CouponField = ({ value, onChange, quote: { coupon, amounts, points } }: CouponFieldProps) => {
  if (points === null) return null;
  const answer = coupon?.code === value ? coupon : null;
  if (answer?.problem === null)
    return <Applied name={answer.name} discount={answer.discount} onRemove={() => onChange(null)} />;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <OwnCouponChoice goods={amounts.goods} onChoose={onChange} />
      <CouponCodeField
        key={value}
        value={value}
        onChange={onChange}
        problem={answer ? problemWords[answer.problem] : undefined}
      />
    </Stack>
  );
};

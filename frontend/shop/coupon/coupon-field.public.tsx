import type { Quote } from '@maru/contracts/shop/order/order.quote';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { won } from '../../format/number.ts';
import { CouponCodeField } from './coupon-code-field.tsx';
import { problemWords } from './coupon-words.ts';
import { OwnCouponChoice } from './own-coupon-choice.tsx';

export interface CouponFieldProps {
  /** The code that is wanted, null for none. */
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
  /** What was answered for it: whether it takes something off. */
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
  const told = coupon?.code === value ? coupon : null;
  if (told?.problem === null)
    return <Applied name={told.name} discount={amounts.discount} onRemove={() => onChange(null)} />;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <OwnCouponChoice goods={amounts.goods} onChoose={onChange} />
      <CouponCodeField
        key={value}
        value={value}
        onChange={onChange}
        problem={told ? problemWords[told.problem] : undefined}
      />
    </Stack>
  );
};

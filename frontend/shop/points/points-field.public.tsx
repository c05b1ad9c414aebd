import type { Quote } from '@maru/contracts/shop/order/order.quote';
import { earnedPercent } from '@maru/contracts/shop/points/points.fields';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { number } from '../../format/number.ts';
import { WholeNumberField } from '../../design/whole-number-field.tsx';

export interface PointsFieldProps {
  /** How many are to be used. */
  readonly value: number;
  readonly onChange: (points: number) => void;
  /** How many there are, and how many of them this order takes. */
  readonly quote: Quote;
}

const inWords = (balance: number, usable: number) =>
  usable < balance
    ? `포인트가 ${number(balance)}P 있고, 이 주문에는 ${number(usable)}P까지 쓸 수 있어요.`
    : `포인트가 ${number(balance)}P 있어요.`;

/** How many points are used, never more than may be; nothing for a guest, who has none. */
export const PointsField = ({ value, onChange, quote: { points } }: PointsFieldProps) => {
  const usable = points?.usable ?? 0;
  // The limit falls when the order gets smaller or another order uses points.
  useEffect(() => {
    if (value > usable) onChange(usable);
  }, [value, usable, onChange]);
  if (points === null) return null;
  if (points.balance === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        쓸 수 있는 포인트가 없어요. 구매를 확정하면 {earnedPercent}%를 적립해 드려요.
      </Typography>
    );
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <WholeNumberField
          label="쓸 포인트"
          unit="P"
          value={value === 0 ? null : value}
          onChange={(typed) => onChange(Math.min(typed ?? 0, usable))}
        />
        <Button
          variant="outlined"
          color="inherit"
          disabled={value === usable}
          onClick={() => onChange(usable)}
          sx={{ flexShrink: 0 }}
        >
          전체 사용
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {inWords(points.balance, points.usable)}
      </Typography>
    </Stack>
  );
};

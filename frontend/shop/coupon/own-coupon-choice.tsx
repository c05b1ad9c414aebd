import type { OwnCoupon } from '@maru/contracts/shop/coupon/coupon.views';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMyCouponsQuery } from './coupon.api.ts';
import { offText, termsText } from './coupon-words.ts';

export interface OwnCouponChoiceProps {
  /** What goods cost: what a coupon may ask for. */
  readonly goods: number;
  readonly onChoose: (code: string) => void;
}
const isOpen = ({ used, from, until }: OwnCoupon, now: number) =>
  !used && Date.parse(from) <= now && now < Date.parse(until);

/** Coupons that were given to oneself, where there are any. */
export const OwnCouponChoice = ({ goods, onChoose }: OwnCouponChoiceProps) => {
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

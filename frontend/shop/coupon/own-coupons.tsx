import type { OwnCoupon } from '@maru/contracts/shop/coupon/coupon.views';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { useMyCouponsQuery } from './coupon.api.ts';
import { offText } from '@maru/contracts/shop/coupon/coupon.words';
import { termsText } from './coupon-words.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 64,
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;
const stateOf = ({ used, from, until }: OwnCoupon, now: number) => {
  if (used) return { tone: 'grey', label: '사용함' } as const;
  if (now >= Date.parse(until)) return { tone: 'grey', label: '기간 지남' } as const;
  return now < Date.parse(from)
    ? ({ tone: 'amber', label: '곧 시작' } as const)
    : ({ tone: 'blue', label: '쓸 수 있음' } as const);
};

/** A section of one's own account: coupons that were given to oneself; nothing where there are none. */
export const OwnCoupons = () => {
  const { data = [] } = useMyCouponsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [now] = useState(Date.now);
  if (data.length === 0) return null;
  return (
    <SectionCard title="내 쿠폰" text="주문할 때 골라 쓸 수 있어요.">
      <Box component="ul" aria-label="내 쿠폰" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {data.map((coupon) => (
          <Box component="li" key={coupon.id} sx={row}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{coupon.name}</Typography>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {offText(coupon.off)} · {termsText(coupon)}
              </Typography>
            </Box>
            <ToneChip size="small" {...stateOf(coupon, now)} />
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};

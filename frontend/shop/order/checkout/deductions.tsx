import type { Quote } from '@maru/contracts/shop/order/order.quote';
import Stack from '@mui/material/Stack';
import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SectionCard } from '../../../design/section-card.tsx';
import { CouponField } from '../../coupon/coupon-field.public.tsx';
import { PointsField } from '../../points/points-field.public.tsx';
import type { CheckoutFields } from './checkout-fields.ts';

/** What is taken off; a guest has neither coupons nor points. */
export const Deductions = ({ quote }: { readonly quote: Quote }) => {
  const { control, setValue } = useFormContext<CheckoutFields>();
  const [coupon, points] = useWatch({ control, name: ['coupon', 'points'] });
  const usePoints = useCallback((wanted: number) => setValue('points', wanted), [setValue]);
  if (quote.points === null) return null;
  return (
    <SectionCard title="쿠폰과 포인트">
      <Stack sx={{ mt: 2, gap: 2.5 }}>
        <CouponField value={coupon} onChange={(code) => setValue('coupon', code)} quote={quote} />
        <PointsField value={points} onChange={usePoints} quote={quote} />
      </Stack>
    </SectionCard>
  );
};

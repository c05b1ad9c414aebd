import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { SectionCard } from '../../../design/section-card.tsx';
import { CashReceiptField } from '../../order-receipt/cash-receipt-field.public.tsx';
import { isCash } from '@maru/contracts/shop/payment/payment-ways';
import { MethodChoice } from '../../payment/payment-method.public.tsx';
import { EscrowChoice } from '../../payment/escrow-choice.public.tsx';
import type { CheckoutFields } from './checkout-fields.ts';
import type { Quote } from '@maru/contracts/shop/order/order.quote';
import Stack from '@mui/material/Stack';
import { useCallback } from 'react';
import { CouponField } from '../../coupon/coupon-field.public.tsx';
import { PointsField } from '../../points/points-field.public.tsx';

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

/** How it is paid, and the receipt that is asked for with what is no card; nothing where it costs nothing. */
export const MethodSection = ({ quote: { amounts, lines } }: { readonly quote: Quote }) => {
  const { total } = amounts;
  const { control, setValue, clearErrors, formState } = useFormContext<CheckoutFields>();
  const [method, escrow, receipt] = useWatch({ control, name: ['method', 'escrow', 'receipt'] });
  if (total === 0)
    return (
      <SectionCard title="결제 방법">
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          쿠폰과 포인트로 모두 결제해서 더 낼 돈이 없어요.
        </Typography>
      </SectionCard>
    );
  return (
    <SectionCard title="결제 방법">
      <MethodChoice value={method} onChange={(chosen) => setValue('method', chosen)} total={total} />
      <EscrowChoice
        method={method}
        lines={lines}
        value={escrow}
        onChange={(isWanted) => setValue('escrow', isWanted)}
      />
      {isCash(method) ? (
        <Box sx={{ mt: 2.5 }}>
          <Typography sx={{ mb: 1, fontWeight: 600 }}>현금영수증</Typography>
          <CashReceiptField
            value={receipt}
            error={formState.errors.receipt?.message}
            onChange={(typed) => {
              setValue('receipt', typed);
              clearErrors('receipt');
            }}
          />
        </Box>
      ) : null}
    </SectionCard>
  );
};

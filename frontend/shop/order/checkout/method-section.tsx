import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { SectionCard } from '../../../design/section-card.tsx';
import { CashReceiptField } from '../../order-receipt/cash-receipt-field.public.tsx';
import { isCash } from '../../payment/payment-method.public.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { MethodChoice } from '../../payment/method-choice.public.tsx';

/** How it is paid, and the receipt that is asked for with what is no card. */
export const MethodSection = () => {
  const { control, setValue, clearErrors, formState } = useFormContext<CheckoutFields>();
  const [method, receipt] = useWatch({ control, name: ['method', 'receipt'] });
  return (
    <SectionCard title="결제 방법">
      <MethodChoice value={method} onChange={(chosen) => setValue('method', chosen)} />
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

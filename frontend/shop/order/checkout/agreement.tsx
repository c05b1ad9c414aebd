import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import type { QuotedLine } from '@maru/contracts/shop/order/order.quote';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { AgreementDialog } from '../../../kernel/agreement/agreement-dialog.tsx';
import { agreementTitles } from '../../../kernel/agreement/agreement-text.ts';
import { SectionCard } from '../../../design/section-card.tsx';
import { type CheckoutFields, messages } from './checkout-fields.ts';
import { Consents } from './consents.tsx';

/** What is agreed to with an order: its conditions, and what of these lines cannot be given back. */
export const Agreement = ({ lines }: { readonly lines: readonly QuotedLine[] }) => {
  const { control, setValue, formState } = useFormContext<CheckoutFields>();
  const [reading, setReading] = useState(false);
  const agree = () => {
    setValue('agreed', true, { shouldValidate: true });
    setReading(false);
  };
  return (
    <SectionCard title="구매 동의">
      <Consents lines={lines} />
      <Stack direction="row" sx={{ mt: 1, alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Controller
          control={control}
          name="agreed"
          render={({ field: { value, onChange, ref } }) => (
            <FormControlLabel
              control={
                <Checkbox checked={value} onChange={(_, isOn) => onChange(isOn)} slotProps={{ input: { ref } }} />
              }
              label="주문 내용을 확인했고, 구매 조건과 개인정보 수집·이용에 동의해요 (필수)"
              slotProps={{ typography: { sx: { fontSize: 15 } } }}
            />
          )}
        />
        <Button
          size="small"
          color="inherit"
          onClick={() => setReading(true)}
          aria-label={`${agreementTitles.purchase} 보기`}
          sx={{ minWidth: 44, color: 'text.secondary', textDecoration: 'underline', textUnderlineOffset: 3 }}
        >
          보기
        </Button>
      </Stack>
      {formState.errors.agreed ? <FormHelperText error>{messages.agreed}</FormHelperText> : null}
      {reading ? (
        <AgreementDialog
          which="purchase"
          title={agreementTitles.purchase}
          onAgree={agree}
          onClose={() => setReading(false)}
        />
      ) : null}
    </SectionCard>
  );
};

import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { AgreementDialog } from '../../../kernel/agreement/agreement-dialog.tsx';
import { agreementTitles } from '../../../kernel/agreement/agreement-text.ts';
import { SectionCard } from '../../../design/section-card.tsx';
import { type CheckoutFields, messages } from './checkout-fields.ts';

/** What is agreed to with an order; `licences` cannot be given back once they are there. */
export const Agreement = ({ licences }: { readonly licences: boolean }) => {
  const { control, setValue, formState } = useFormContext<CheckoutFields>();
  const [reading, setReading] = useState(false);
  const agree = () => {
    setValue('agreed', true, { shouldValidate: true });
    setReading(false);
  };
  return (
    <SectionCard title="구매 동의">
      {licences ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          라이선스는 결제하면 바로 발급돼서 취소하거나 환불받을 수 없어요.
        </Typography>
      ) : null}
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

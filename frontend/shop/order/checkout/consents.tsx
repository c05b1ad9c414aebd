import { consentKind, type ConsentKind, consentTexts, linesWanting } from '@maru/contracts/shop/order/order.consents';
import type { QuotedLine } from '@maru/contracts/shop/order/order.quote';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { Controller, useFormContext } from 'react-hook-form';
import { type CheckoutFields, messages } from './checkout-fields.ts';

const titles: Readonly<Record<ConsentKind, string>> = { licence: '라이선스', madeToOrder: '주문 제작 상품' };

const Consent = ({ kind, lines }: { kind: ConsentKind; lines: readonly QuotedLine[] }) => {
  const { control, formState } = useFormContext<CheckoutFields>();
  const names = [...new Set(lines.map(({ name }) => name))].join(', ');
  return (
    <Box sx={{ mt: 1.5, p: 2, pb: 1, borderRadius: '10px', bgcolor: 'action.hover' }}>
      <Box sx={{ fontSize: 14, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <b>{titles[kind]}</b> · {names}
      </Box>
      <Controller
        control={control}
        name={`consents.${kind}`}
        render={({ field: { value, onChange, ref } }) => (
          <FormControlLabel
            control={<Checkbox checked={value} onChange={(_, isOn) => onChange(isOn)} slotProps={{ input: { ref } }} />}
            label={`${consentTexts[kind].text} (필수)`}
            sx={{ alignItems: 'flex-start', '& .MuiCheckbox-root': { mt: -1 }, mt: 1 }}
            slotProps={{ typography: { sx: { fontSize: 15 } } }}
          />
        )}
      />
      {formState.errors.consents?.[kind] ? <FormHelperText error>{messages.agreed}</FormHelperText> : null}
    </Box>
  );
};

/** One box for each kind of line that cannot be given back without a reason. */
export const Consents = ({ lines }: { readonly lines: readonly QuotedLine[] }) =>
  consentKind.options.map((kind) => {
    const wanting = linesWanting(kind, lines);
    return wanting.length > 0 ? <Consent key={kind} kind={kind} lines={wanting} /> : null;
  });

import type { BackTo } from '@maru/contracts/shop/order/order.fields';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { isDefect } from '@maru/contracts/shop/law/withdrawal';
import type { ShownClaim } from './claim-facts.tsx';

/** What never came back cannot be sold; nor can what is faulty, unless somebody says otherwise. */
export const usualBackTo = ({ reason, kind }: ShownClaim): BackTo =>
  kind !== 'cancel' && (isDefect(reason) || reason === 'notArrived') ? 'writeOff' : 'stock';

export interface BackToFieldProps {
  readonly backTo: BackTo;
  readonly onChange: (backTo: BackTo) => void;
}

/** What becomes of goods that came back. */
export const BackToField = ({ backTo, onChange }: BackToFieldProps) => {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ fontSize: 15, fontWeight: 600, color: 'text.primary !important' }}>
        돌아온 상품
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} value={backTo} onChange={(_, value) => onChange(value as BackTo)}>
        <FormControlLabel value="stock" control={<Radio />} label="다시 팔 수 있어요. 재고에 더해요." />
        <FormControlLabel value="writeOff" control={<Radio />} label="팔 수 없어요. 폐기해요." />
      </RadioGroup>
    </FormControl>
  );
};

import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';
import TextField from '@mui/material/TextField';
import { reasonOf } from './order-words.ts';

export interface ReasonFieldProps {
  readonly reason: CancelReason;
  readonly reasons: readonly CancelReason[];
  readonly onChange: (reason: CancelReason) => void;
}

export const ReasonField = ({ reason, reasons, onChange }: ReasonFieldProps) => (
  <TextField
    select
    label="이유"
    value={reason}
    onChange={({ target }) => onChange(target.value as CancelReason)}
    slotProps={{ select: { native: true } }}
  >
    {reasons.map((one) => (
      <option key={one} value={one}>
        {reasonOf(one)}
      </option>
    ))}
  </TextField>
);

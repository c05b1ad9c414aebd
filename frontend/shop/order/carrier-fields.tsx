import { couriers } from '@maru/contracts/shop/delivery/couriers';
import TextField from '@mui/material/TextField';

export interface Carrier {
  readonly courier: string;
  readonly tracking: string;
}
export interface CarrierFieldsProps {
  readonly value: Carrier;
  readonly onChange: (carrier: Carrier) => void;
}

/** Remembered, so that a shop with one carrier chooses it once. */
let lastCourier: string = couriers[0].name;
export const rememberCourier = ({ courier }: Carrier): void => {
  lastCourier = courier;
};
export const noCarrier = (): Carrier => ({ courier: lastCourier, tracking: '' });

/** Carriers the shop once used stay to be chosen for what they carry. */
const namesWith = (courier: string) => [...new Set([...couriers.map(({ name }) => name), courier])];

/** By which carrier something goes, and under which number. */
export const CarrierFields = ({ value, onChange }: CarrierFieldsProps) => (
  <>
    <TextField
      select
      label="택배사"
      value={value.courier}
      onChange={({ target }) => onChange({ ...value, courier: target.value })}
      slotProps={{ select: { native: true } }}
    >
      {namesWith(value.courier).map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </TextField>
    <TextField
      autoFocus
      required
      label="송장 번호"
      value={value.tracking}
      onChange={({ target }) => onChange({ ...value, tracking: target.value })}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: 40, inputMode: 'numeric' } }}
    />
  </>
);

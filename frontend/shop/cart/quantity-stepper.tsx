import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import { maxQuantity } from '@maru/contracts/shop/cart/cart.limits';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';

export interface QuantityStepperProps {
  /** Of what. */
  readonly name: string;
  readonly quantity: number;
  /** How many there are, null for no limit. */
  readonly available: number | null;
  readonly onChange: (quantity: number) => void;
}

const frame = {
  display: 'inline-flex',
  alignItems: 'center',
  border: '1px solid',
  borderColor: 'surface.outline',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  '& button': { width: 44, height: 44 },
  '& input': {
    width: 40,
    height: 44,
    border: 0,
    p: 0,
    textAlign: 'center',
    font: 'inherit',
    fontWeight: 700,
    color: 'text.primary',
    bgcolor: 'transparent',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/** How many: by buttons, or typed. What is typed counts when one leaves the field, or with Enter. */
export const QuantityStepper = ({ name, quantity, available, onChange }: QuantityStepperProps) => {
  const [typed, setTyped] = useState<string>();
  const most = Math.min(maxQuantity, available ?? maxQuantity);
  const take = () => {
    const wanted = Math.min(Math.max(Number(typed), 1), most);
    setTyped(undefined);
    if (typed && wanted !== quantity) onChange(wanted);
  };
  return (
    <Box role="group" aria-label={`${name} 수량`} sx={frame}>
      <IconButton aria-label="수량 줄이기" disabled={quantity <= 1} onClick={() => onChange(quantity - 1)}>
        <RemoveRounded fontSize="small" />
      </IconButton>
      <input
        aria-label="수량"
        inputMode="numeric"
        value={typed ?? String(quantity)}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, '').slice(0, 3))}
        onFocus={({ target }) => target.select()}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      <IconButton aria-label="수량 늘리기" disabled={quantity >= most} onClick={() => onChange(quantity + 1)}>
        <AddRounded fontSize="small" />
      </IconButton>
    </Box>
  );
};

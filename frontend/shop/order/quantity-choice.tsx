import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { number } from '../../format/number.ts';

export interface QuantityChoiceProps {
  readonly of: string;
  readonly quantity: number;
  readonly most: number;
  readonly onChange: (quantity: number) => void;
}

/** How many of what there is. */
export const QuantityChoice = ({ of, quantity, most, onChange }: QuantityChoiceProps) => (
  <Box role="group" aria-label={`${of} 수량`} sx={{ display: 'flex', alignItems: 'center' }}>
    <IconButton aria-label="줄이기" disabled={quantity <= 1} onClick={() => onChange(quantity - 1)}>
      <RemoveRounded fontSize="small" />
    </IconButton>
    <Box component="output" sx={{ minWidth: 48, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
      {number(quantity)} / {number(most)}
    </Box>
    <IconButton aria-label="늘리기" disabled={quantity >= most} onClick={() => onChange(quantity + 1)}>
      <AddRounded fontSize="small" />
    </IconButton>
  </Box>
);

import type { OrderedLine, Part } from '@maru/contracts/shop/order/order.fields';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { number } from '../../format/number.ts';

export interface PartsChoiceProps {
  readonly lines: readonly OrderedLine[];
  /** What there is to choose from. */
  readonly rest: readonly Part[];
  readonly chosen: readonly Part[];
  readonly onChange: (chosen: readonly Part[]) => void;
}

interface StepperProps {
  readonly of: string;
  readonly quantity: number;
  readonly most: number;
  readonly onChange: (quantity: number) => void;
}
const Stepper = ({ of, quantity, most, onChange }: StepperProps) => (
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

/** Which lines, and how many of each. */
export const PartsChoice = ({ lines, rest, chosen, onChange }: PartsChoiceProps) => {
  const without = (no: number) => chosen.filter((part) => part.no !== no);
  return (
    <Box
      component="ul"
      aria-label="고를 상품"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {rest.map(({ no, quantity: most }) => {
        const line = lines.find((one) => one.no === no);
        const quantity = chosen.find((part) => part.no === no)?.quantity;
        const name = [line?.name, line?.option].filter((part) => part).join(' · ');
        return (
          <Box
            key={no}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              px: 1.5,
              py: 0.5,
              minHeight: 52,
            }}
          >
            <FormControlLabel
              label={name}
              sx={{ flex: '1 1 180px', mr: 1 }}
              control={
                <Checkbox
                  checked={quantity !== undefined}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...without(no), { no, quantity: most }] : without(no))
                  }
                />
              }
            />
            {most > 1 && quantity !== undefined ? (
              <Stepper
                of={name}
                quantity={quantity}
                most={most}
                onChange={(wanted) => onChange([...without(no), { no, quantity: wanted }])}
              />
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
};

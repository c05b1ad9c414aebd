import Box from '@mui/material/Box';

/**
 * Ways to pay, by the names of the payment window (https://docs.tosspayments.com/sdk/v2/js); cards stand for all that
 * Korean shoppers call 간편결제, too.
 */
const paymentMethods = [
  { id: 'CARD', name: '카드·간편결제' },
  { id: 'TRANSFER', name: '계좌이체' },
  { id: 'VIRTUAL_ACCOUNT', name: '가상계좌 입금' },
] as const;
export type PaymentMethod = (typeof paymentMethods)[number]['id'];

/** A receipt for cash is given for what is paid from an account. */
export const isCash = (method: PaymentMethod) => method !== 'CARD';

export interface MethodChoiceProps {
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

const choice = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 52,
  px: 1,
  borderRadius: '10px',
  border: '1px solid',
  borderColor: 'surface.outline',
  fontSize: 15,
  fontWeight: 600,
  textAlign: 'center',
  cursor: 'pointer',
  '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    bgcolor: 'tones.blue.soft',
    color: 'tones.blue.text',
    boxShadow: 'inset 0 0 0 1px var(--maru-palette-primary-main)',
  },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: '2px' },
} as const;

/** How somebody wants to pay; the payment window opens at that. */
export const MethodChoice = ({ value, onChange }: MethodChoiceProps) => (
  <Box
    role="radiogroup"
    aria-label="결제 방법"
    sx={{ mt: 2, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 1 }}
  >
    {paymentMethods.map(({ id, name }) => (
      <Box component="label" key={id} sx={choice}>
        <input type="radio" name="payment-method" value={id} checked={value === id} onChange={() => onChange(id)} />
        {name}
      </Box>
    ))}
  </Box>
);

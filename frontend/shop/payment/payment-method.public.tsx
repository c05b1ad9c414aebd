import { isPayableBy, leastBy, type PaymentWay } from '@maru/contracts/shop/payment/payment-ways';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { won } from '../../format/number.ts';

/** Cards stand for all that Korean shoppers call 간편결제, too. */
const paymentMethods: readonly { readonly id: PaymentWay; readonly name: string }[] = [
  { id: 'CARD', name: '카드·간편결제' },
  { id: 'TRANSFER', name: '계좌이체' },
  { id: 'VIRTUAL_ACCOUNT', name: '가상계좌 입금' },
];

export interface MethodChoiceProps {
  readonly value: PaymentWay;
  readonly onChange: (method: PaymentWay) => void;
  /** Won: what is less than a way to pay takes cannot be paid by it. */
  readonly total: number;
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
  '&:has(:disabled)': { color: 'text.disabled', bgcolor: 'surface.sunken', cursor: 'not-allowed' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: '2px' },
} as const;

/** Said where the chosen way does not take so little. */
const TooLittle = ({ value, total }: Pick<MethodChoiceProps, 'value' | 'total'>) =>
  isPayableBy(value, total) ? null : (
    <Typography role="alert" variant="body2" sx={{ mt: 1.5, color: 'error.main' }}>
      {total >= leastBy('CARD')
        ? `계좌이체와 가상계좌는 ${won(leastBy(value))}부터 결제할 수 있어요. 카드로 결제하거나 상품을 더 담아 주세요.`
        : `${won(leastBy('CARD'))}부터 결제할 수 있어요. 상품을 더 담아 주세요.`}
    </Typography>
  );

/** How somebody wants to pay; the payment window opens at that. */
export const MethodChoice = ({ value, onChange, total }: MethodChoiceProps) => (
  <>
    <Box
      role="radiogroup"
      aria-label="결제 방법"
      sx={{ mt: 2, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 1 }}
    >
      {paymentMethods.map(({ id, name }) => (
        <Box component="label" key={id} sx={choice}>
          <input
            type="radio"
            name="payment-method"
            value={id}
            checked={value === id}
            disabled={!isPayableBy(id, total)}
            onChange={() => onChange(id)}
          />
          {name}
        </Box>
      ))}
    </Box>
    <TooLittle value={value} total={total} />
  </>
);

import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import CreditCardRounded from '@mui/icons-material/CreditCardRounded';
import MoveToInboxRounded from '@mui/icons-material/MoveToInboxRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import { isPayableBy, leastBy, type PaymentWay } from '@maru/contracts/shop/payment/payment-ways';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { won } from '../../format/number.ts';

interface Method {
  readonly id: PaymentWay;
  readonly name: string;
  readonly hint: string;
  readonly icons: readonly (typeof CreditCardRounded)[];
}
/** Cards stand for all that Korean shoppers call 간편결제, too. */
const paymentMethods: readonly Method[] = [
  {
    id: 'CARD',
    name: '카드·간편결제',
    hint: '신용·체크카드, 휴대폰 간편결제',
    icons: [CreditCardRounded, SmartphoneRounded],
  },
  { id: 'TRANSFER', name: '계좌이체', hint: '내 은행 계좌에서 바로', icons: [AccountBalanceRounded] },
  { id: 'VIRTUAL_ACCOUNT', name: '가상계좌 입금', hint: '받은 계좌번호로 기한 안에 입금', icons: [MoveToInboxRounded] },
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
  gap: 1.5,
  minHeight: 64,
  px: 1.75,
  py: 1,
  borderRadius: '10px',
  border: '1px solid',
  borderColor: 'surface.outline',
  fontSize: 15,
  fontWeight: 600,
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

interface MethodCardProps {
  readonly method: Method;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: () => void;
}
const MethodCard = ({ method: { id, name, hint, icons }, ...input }: MethodCardProps) => {
  const hintId = useId();
  return (
    <Box component="label" sx={choice}>
      <input type="radio" name="payment-method" value={id} aria-label={name} aria-describedby={hintId} {...input} />
      <Box component="span" sx={{ display: 'flex', flexShrink: 0, gap: 0.25, minWidth: { xs: 50, sm: 0 } }}>
        {icons.map((Icon, at) => (
          <Icon key={at} />
        ))}
      </Box>
      <span>
        {name}
        <Box component="span" id={hintId} sx={{ display: 'block', fontSize: 13, fontWeight: 400, lineHeight: 1.4 }}>
          {hint}
        </Box>
      </span>
    </Box>
  );
};

/** How somebody wants to pay; the payment window opens at that. */
export const MethodChoice = ({ value, onChange, total }: MethodChoiceProps) => (
  <>
    <Box
      role="radiogroup"
      aria-label="결제 방법"
      sx={{ mt: 2, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 1 }}
    >
      {paymentMethods.map((method) => (
        <MethodCard
          key={method.id}
          method={method}
          checked={value === method.id}
          disabled={!isPayableBy(method.id, total)}
          onChange={() => onChange(method.id)}
        />
      ))}
    </Box>
    <TooLittle value={value} total={total} />
  </>
);

import { isCash, type PaymentWay } from '@maru/contracts/shop/payment/payment-ways';
import { hasEscrow } from '@maru/contracts/shop/payment/escrow';
import type { OrderedLine } from '@maru/contracts/shop/order/order.fields';
import { escrowStatement } from '@maru/contracts/site/config/payment-terms.words';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useShopTermsQuery } from '../item/shop-terms.api.ts';

export interface EscrowChoiceProps {
  readonly method: PaymentWay;
  readonly lines: readonly Pick<OrderedLine, 'kind'>[];
  readonly value: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

/** 구매안전서비스, beside the ways to pay in cash: what it is, and whether one wants it. */
export const EscrowChoice = ({ method, lines, value, onChange }: EscrowChoiceProps) => {
  const { data } = useShopTermsQuery();
  if (!data || !isCash(method) || !hasEscrow(data.payment, lines)) return null;
  const { escrow_link: link } = data.payment;
  return (
    <Box sx={{ mt: 2.5 }}>
      <FormControlLabel
        label="구매안전서비스(에스크로) 이용"
        control={<Checkbox checked={value} onChange={(_, isWanted) => onChange(isWanted)} />}
        slotProps={{ typography: { sx: { fontWeight: 600 } } }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {escrowStatement(data.payment)}{' '}
        {link === '' ? null : (
          <Link href={link} target="_blank" rel="noopener noreferrer" sx={{ whiteSpace: 'nowrap' }}>
            가입 사실 확인
          </Link>
        )}
      </Typography>
    </Box>
  );
};

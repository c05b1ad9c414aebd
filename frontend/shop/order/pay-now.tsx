import type { Order } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { won } from '../../format/number.ts';
import { openPayment } from '../payment/open-payment.public.ts';
import { isCash, isPayableBy, type PaymentWay } from '@maru/contracts/shop/payment/payment-ways';
import { MethodChoice } from '../payment/payment-method.public.tsx';
import { pendingFor } from '../payment/pending-payment.public.ts';
import type { OrderCalls } from './order.api.ts';

export interface PayNowProps {
  readonly order: Order;
  readonly calls: Pick<OrderCalls, 'openPayment'>;
}

const NoReceipt = () => (
  <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
    현금영수증을 신청하지 않은 주문이에요. 필요하면 취소하고 다시 주문해 주세요.
  </Typography>
);

/** Opens the payment window again, also for an order of another device. */
export const PayNow = ({ order, calls }: PayNowProps) => {
  const dispatch = useDispatch();
  const [method, setMethod] = useState<PaymentWay>(() => pendingFor(order.id)?.method ?? 'CARD');
  const [busy, setBusy] = useState(false);
  if (!order.actions.includes('openPayment')) return null;
  const pay = async () => {
    setBusy(true);
    const placed = await calls.openPayment();
    const notOpened =
      placed &&
      placed.total > 0 &&
      (await openPayment({ placed, method, buyer: { name: order.recipient, phone: order.phone, email: order.email } }));
    setBusy(false);
    if (notOpened) dispatch(snackbarShown(notOpened.message));
  };
  return (
    <Box sx={{ maxWidth: 480 }}>
      <MethodChoice value={method} onChange={setMethod} total={order.amounts.total} />
      {isCash(method) && order.cash_receipt_use === null ? <NoReceipt /> : null}
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={busy}
        disabled={!isPayableBy(method, order.amounts.total)}
        onClick={() => void pay()}
        sx={{ mt: 2 }}
      >
        {won(order.amounts.total)} 결제하기
      </Button>
    </Box>
  );
};

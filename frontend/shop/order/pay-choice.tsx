import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { isPayableBy, type PaymentWay } from '@maru/contracts/shop/payment/payment-ways';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { EscrowChoice } from '../payment/escrow-choice.public.tsx';
import { openPayment } from '../payment/open-payment.public.ts';
import { MethodChoice } from '../payment/payment-method.public.tsx';
import { pendingFor } from '../payment/pending-payment.public.ts';

export interface PayChoiceProps {
  readonly order: Order;
  /** Won. */
  readonly total: number;
  readonly label: string;
  /** What the window is opened with; undefined where it was refused. */
  readonly open: () => Promise<PlacedOrder | undefined>;
  /** No other way to pay is taken. */
  readonly byCard?: boolean;
}

const buyerOf = ({ recipient: name, phone, email }: Order) => ({ name, phone, email });

/** How somebody wants to pay, and the way to the payment window. */
export const PayChoice = ({ order, total, label, open, byCard = false }: PayChoiceProps) => {
  const dispatch = useDispatch();
  const [method, setMethod] = useState<PaymentWay>(() => (byCard ? 'CARD' : (pendingFor(order.id)?.method ?? 'CARD')));
  const [escrow, setEscrow] = useState(() => pendingFor(order.id)?.escrow ?? true);
  const [busy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    const placed = await open();
    const notOpened =
      placed && placed.total > 0 && (await openPayment({ placed, method, escrow, buyer: buyerOf(order) }));
    setBusy(false);
    if (notOpened) dispatch(snackbarShown(notOpened.message));
  };
  return (
    <Box sx={{ maxWidth: 480 }}>
      {byCard ? null : (
        <>
          <MethodChoice value={method} onChange={setMethod} total={total} />
          <EscrowChoice method={method} lines={order.lines} value={escrow} onChange={setEscrow} />
        </>
      )}
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={busy}
        disabled={!isPayableBy(method, total)}
        onClick={() => void pay()}
        sx={{ mt: 2 }}
      >
        {label}
      </Button>
    </Box>
  );
};

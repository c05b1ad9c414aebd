import type { Order } from '@maru/contracts/shop/order/order.views';
import type { OrderAction } from '@maru/contracts/shop/order/order-states';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { BuyAgain } from './buy-again.tsx';
import type { OrderDoors } from './order-doors.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { buyerReasons, type TakeBack } from './take-back-words.ts';

type Open = TakeBack | 'confirm';
/** The steps of a buyer, in the order of their buttons. */
const steps = [
  ['confirm', '구매 확정'],
  ['requestReturn', '반품 신청'],
  ['requestExchange', '교환 신청'],
  ['cancel', '주문 취소'],
] as const satisfies readonly (readonly [Open & OrderAction, string])[];

export interface OrderButtonsProps {
  readonly order: Order;
  readonly doors: OrderDoors;
}

const ConfirmStep = ({ doors, onClose }: Pick<OrderButtonsProps, 'doors'> & { readonly onClose: () => void }) => {
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const done = await doors.confirm();
    setBusy(false);
    onClose();
    if (done) dispatch(snackbarShown('구매를 확정했어요.'));
  };
  return (
    <ConfirmDialog
      open
      title="구매를 확정할까요?"
      text="확정하면 반품이나 교환을 신청할 수 없어요."
      confirm="구매 확정"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
};

/** What the buyer can do now, and nothing else. */
export const OrderButtons = ({ order, doors }: OrderButtonsProps) => {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const send = (kind: TakeBack) => (wanted: Parameters<OrderDoors['cancel']>[0]) =>
    kind === 'cancel' ? doors.cancel(wanted) : doors.askBack({ ...wanted, wish: kind });
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2.5 }}>
      {steps
        .filter(([action]) => order.actions.includes(action))
        .map(([action, label]) => (
          <Button
            key={action}
            variant={action === 'confirm' ? 'contained' : 'outlined'}
            color={action === 'confirm' ? 'primary' : 'inherit'}
            onClick={() => setOpen(action)}
          >
            {label}
          </Button>
        ))}
      <BuyAgain lines={order.lines} />
      {open === 'confirm' ? <ConfirmStep doors={doors} onClose={close} /> : null}
      {open && open !== 'confirm' ? (
        <TakeBackDialog order={order} kind={open} reasons={buyerReasons} onSend={send(open)} onClose={close} />
      ) : null}
    </Stack>
  );
};

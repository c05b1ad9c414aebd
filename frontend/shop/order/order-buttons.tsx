import type { Order } from '@maru/contracts/shop/order/order.views';
import type { OrderAction } from '@maru/contracts/shop/order/order-states';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import type { OrderCalls } from './order.api.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { buyerReasons, type TakeBack } from './take-back-words.ts';
import { useNavigate } from 'react-router-dom';
import { useCartChanges } from '../cart/use-cart.public.ts';

const BuyAgain = ({ lines }: Pick<Order, 'lines'>) => {
  const { add } = useCartChanges();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const addAll = async () => {
    setBusy(true);
    // One after another: why one of them has no place is in the snackbar then.
    let isAdded = false;
    for (const { item_id, option_id, quantity } of lines)
      isAdded = (await add({ item_id, option_id, quantity })) || isAdded;
    setBusy(false);
    if (isAdded) void navigate('/cart');
  };
  return (
    <Button variant="outlined" color="inherit" loading={busy} onClick={() => void addAll()}>
      다시 담기
    </Button>
  );
};

/** The steps of a buyer, in the order of their buttons. */
const steps = [
  ['confirm', '구매 확정'],
  ['requestReturn', '반품 신청'],
  ['requestExchange', '교환 신청'],
  ['cancel', '주문 취소'],
] as const satisfies readonly (readonly [(TakeBack | 'confirm') & OrderAction, string])[];

export interface OrderButtonsProps {
  readonly order: Order;
  readonly calls: OrderCalls;
}

export const OrderButtons = ({ order, calls }: OrderButtonsProps) => {
  const [open, setOpen] = useState<TakeBack>();
  const { ask, question } = useConfirmed({
    title: '구매를 확정할까요?',
    text: '확정하면 반품이나 교환을 신청할 수 없어요.',
    confirm: '구매 확정',
    run: async () => ({ error: !(await calls.confirm()) }),
    done: '구매를 확정했어요.',
  });
  const send = (kind: TakeBack) => (wanted: Parameters<OrderCalls['cancel']>[0]) =>
    kind === 'cancel' ? calls.cancel(wanted) : calls.askBack({ ...wanted, wish: kind });
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2.5 }}>
      {steps
        .filter(([action]) => order.actions.includes(action))
        .map(([action, label]) => (
          <Button
            key={action}
            variant={action === 'confirm' ? 'contained' : 'outlined'}
            color={action === 'confirm' ? 'primary' : 'inherit'}
            onClick={() => (action === 'confirm' ? ask() : setOpen(action))}
          >
            {label}
          </Button>
        ))}
      <BuyAgain lines={order.lines} />
      {question}
      {open ? (
        <TakeBackDialog
          order={order}
          kind={open}
          reasons={buyerReasons}
          onSend={send(open)}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </Stack>
  );
};

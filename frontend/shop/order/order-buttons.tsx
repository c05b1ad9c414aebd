import type { OrderAction } from '@maru/contracts/shop/order/order.steps';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { BuyAgain } from './buy-again.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import type { OrderCalls } from './order.api.ts';

/** The steps of a buyer, in the order of their buttons. */
const steps = [
  ['confirm', '구매 확정'],
  ['requestReturn', '반품 신청'],
  ['requestExchange', '교환 신청'],
  ['cancel', '주문 취소'],
  ['requestCancel', '취소 요청'],
] as const satisfies readonly (readonly [OrderAction, string])[];
type Opened = Exclude<(typeof steps)[number][0], 'confirm'>;

const kinds = { requestReturn: 'return', requestExchange: 'exchange', requestCancel: 'cancel' } as const;

export interface OrderButtonsProps {
  readonly order: Order;
  readonly calls: OrderCalls;
}
interface OpenedProps extends OrderButtonsProps {
  readonly opened: Opened;
  readonly onClose: () => void;
}

const OpenedDialog = ({ opened, order, calls, onClose }: OpenedProps) =>
  opened === 'cancel' ? (
    <CancelDialog order={order} by="buyer" onSend={calls.cancel} onClose={onClose} />
  ) : (
    <ClaimDialog order={order} kind={kinds[opened]} by="buyer" onSend={calls.claim} onClose={onClose} />
  );

/** What a buyer can do now with the order as a whole, and nothing that cannot be done. */
export const OrderButtons = ({ order, calls }: OrderButtonsProps) => {
  const [opened, setOpened] = useState<Opened>();
  const { ask, question } = useConfirmed({
    title: '구매를 확정할까요?',
    text: '받은 상품을 모두 확정해요. 확정해도 법에서 정한 기간에는 반품과 교환을 신청할 수 있어요.',
    confirm: '구매 확정',
    run: async () => ({ error: !(await calls.confirm()) }),
    done: '구매를 확정했어요.',
  });
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2.5 }}>
      {steps
        .filter(([action]) => order.actions.includes(action))
        .map(([action, label]) => (
          <Button
            key={action}
            variant={action === 'confirm' ? 'contained' : 'outlined'}
            color={action === 'confirm' ? 'primary' : 'inherit'}
            onClick={() => (action === 'confirm' ? ask() : setOpened(action))}
          >
            {label}
          </Button>
        ))}
      <BuyAgain lines={order.lines} />
      {question}
      {opened ? (
        <OpenedDialog opened={opened} order={order} calls={calls} onClose={() => setOpened(undefined)} />
      ) : null}
    </Stack>
  );
};

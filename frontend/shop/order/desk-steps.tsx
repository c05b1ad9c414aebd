import type { OrderAction } from '@maru/contracts/shop/order/order.steps';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import { isPickup } from './pickup-words.ts';
import { PrepareDialog } from './prepare-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { useDeskStep } from './use-desk-step.ts';

/** The steps of the shop with an order, in the order of their buttons. */
const steps = [
  ['prepare', '배송 준비'],
  ['ship', '발송'],
  ['requestReturn', '반품 접수'],
  ['requestExchange', '교환 접수'],
  ['cancel', '주문 취소'],
  ['refund', '환불'],
] as const satisfies readonly (readonly [OrderAction, string])[];
/** Where the buyer fetches it. */
const pickupLabels: Partial<Record<OrderAction, string>> = { prepare: '픽업 준비', ship: '픽업 준비 완료' };
type DeskAction = (typeof steps)[number][0];
const nextSteps: ReadonlySet<DeskAction> = new Set(['prepare', 'ship']);

interface OpenedProps {
  readonly opened: DeskAction;
  readonly order: Order;
  readonly onClose: () => void;
}
const OpenedDialog = ({ opened, ...props }: OpenedProps) => {
  const { take } = useDeskStep(props.order.id);
  if (opened === 'prepare') return <PrepareDialog {...props} />;
  if (opened === 'ship') return <ShipDialog {...props} />;
  if (opened === 'refund') return <RefundDialog {...props} />;
  if (opened === 'cancel')
    return <CancelDialog {...props} by="admin" onSend={(wanted) => take('cancel', wanted, '')} />;
  const kind = opened === 'requestReturn' ? 'return' : 'exchange';
  return <ClaimDialog {...props} kind={kind} by="admin" onSend={(wanted) => take('claim', wanted, '')} />;
};

/** What the shop can do now with the order as a whole, and nothing that cannot be done. */
export const DeskSteps = ({ order }: { readonly order: Order }) => {
  const [opened, setOpened] = useState<DeskAction>();
  const offered = steps.filter(([action]) => order.actions.includes(action));
  if (offered.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2.5 }}>
      {offered.map(([action, label]) => (
        <Button
          key={action}
          variant={nextSteps.has(action) ? 'contained' : 'outlined'}
          color={nextSteps.has(action) ? 'primary' : 'inherit'}
          onClick={() => setOpened(action)}
        >
          {(isPickup(order) && pickupLabels[action]) || label}
        </Button>
      ))}
      {opened ? <OpenedDialog opened={opened} order={order} onClose={() => setOpened(undefined)} /> : null}
    </Stack>
  );
};

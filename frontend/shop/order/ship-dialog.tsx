import type { PlacedPart } from '@maru/contracts/shop/order/order.fields';
import { preparedParts } from '@maru/contracts/shop/order/order.pieces';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { CarrierDialog } from './carrier-dialog.tsx';
import type { Carrier } from './carrier-fields.tsx';
import { isPickup } from './pickup-words.ts';
import { isAll, PiecesChoice, unplaced, withoutPlace } from './pieces-choice.tsx';
import { useDeskStep } from './use-desk-step.ts';

interface ShipDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

const useShipping = (order: Order) => {
  const { take, busy } = useDeskStep(order.id);
  const all = unplaced(preparedParts(order));
  const [chosen, setChosen] = useState<readonly PlacedPart[]>(all);
  const parts = isAll(chosen, all) ? {} : { parts: withoutPlace(chosen) };
  const ship = (carrier: Partial<Carrier>, done: string) => take('ship', { ...parts, ...carrier }, done);
  return { ship, busy, isComplete: chosen.length > 0, choice: { order, all, chosen, onChange: setChosen } };
};

/** What is packed can be fetched from now on, or a part of it. */
const ReadyDialog = ({ order, onClose }: ShipDialogProps) => {
  const { ship, busy, isComplete, choice } = useShipping(order);
  const submit = async () => {
    if (await ship({}, '찾으러 오라고 알렸어요.')) onClose();
  };
  return (
    <FormDialog
      title="픽업 준비를 마쳤나요?"
      confirm="픽업 준비 완료"
      dismiss="닫기"
      complete={isComplete}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {`${order.recipient} 님께 찾는 곳과 시간을 메일로 알려 드려요: ${order.terms.pickup ?? ''}`}
        </Typography>
        <PiecesChoice {...choice} />
      </Stack>
    </FormDialog>
  );
};

/** What is packed goes into one parcel, or a part of it into this one. */
const HandOverDialog = ({ order, onClose }: ShipDialogProps) => {
  const { ship, busy, isComplete, choice } = useShipping(order);
  return (
    <CarrierDialog
      title="어떻게 보냈나요?"
      text={`${order.recipient} 님께 송장 번호를 알려 드려요.`}
      confirm="발송"
      complete={isComplete}
      busy={busy}
      onSend={(carrier) => ship(carrier, '보낸 것으로 적었어요.')}
      onClose={onClose}
    >
      <PiecesChoice {...choice} />
    </CarrierDialog>
  );
};

export const ShipDialog = (props: ShipDialogProps) =>
  isPickup(props.order) ? <ReadyDialog {...props} /> : <HandOverDialog {...props} />;

import type { PlacedPart } from '@maru/contracts/shop/order/order.fields';
import { preparedParts } from '@maru/contracts/shop/order/order.pieces';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { useState } from 'react';
import { CarrierDialog } from './carrier-dialog.tsx';
import { isAll, PiecesChoice, unplaced, withoutPlace } from './pieces-choice.tsx';
import { useDeskStep } from './use-desk-step.ts';

/** What is packed goes into one parcel, or a part of it into this one. */
export const ShipDialog = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const { take, busy } = useDeskStep(order.id);
  const all = unplaced(preparedParts(order));
  const [chosen, setChosen] = useState<readonly PlacedPart[]>(all);
  const parts = isAll(chosen, all) ? {} : { parts: withoutPlace(chosen) };
  return (
    <CarrierDialog
      title="어떻게 보냈나요?"
      text={`${order.recipient} 님께 송장 번호를 알려 드려요.`}
      confirm="발송"
      complete={chosen.length > 0}
      busy={busy}
      onSend={(carrier) => take('ship', { ...parts, ...carrier }, '보낸 것으로 적었어요.')}
      onClose={onClose}
    >
      <PiecesChoice order={order} all={all} chosen={chosen} onChange={setChosen} />
    </CarrierDialog>
  );
};

import type { PlacedPart } from '@maru/contracts/shop/order/order.fields';
import { waitingParts } from '@maru/contracts/shop/order/order.pieces';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { isPickup } from './pickup-words.ts';
import { isAll, PiecesChoice, unplaced, withoutPlace } from './pieces-choice.tsx';
import { useDeskStep } from './use-desk-step.ts';

/** All that waits is packed, or a part of it. */
export const PrepareDialog = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const { take, busy } = useDeskStep(order.id);
  const what = isPickup(order) ? '픽업' : '배송';
  const all = unplaced(waitingParts(order));
  const [chosen, setChosen] = useState<readonly PlacedPart[]>(all);
  const submit = async () => {
    const parts = isAll(chosen, all) ? {} : { parts: withoutPlace(chosen) };
    if (await take('prepare', parts, `${what} 준비를 시작했어요.`)) onClose();
  };
  return (
    <FormDialog
      title={`${what} 준비를 시작할까요?`}
      confirm={`${what} 준비`}
      dismiss="닫기"
      complete={chosen.length > 0}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          준비한 상품은 구매자가 바로 취소하지 못하고, 취소를 요청해요.
        </Typography>
        <PiecesChoice order={order} all={all} chosen={chosen} onChange={setChosen} />
      </Stack>
    </FormDialog>
  );
};

import { returnCostBearer } from '@maru/contracts/shop/law/withdrawal';
import { besideIn } from '@maru/contracts/shop/order/surcharge.parts';
import { restitutionFor } from '@maru/contracts/shop/order/order.parts';
import type { PlacedPart } from '@maru/contracts/shop/order/order.fields';
import { needsRefundAccount, type RefundAccount } from '@maru/contracts/shop/order/order.refund-account';
import { piecesOf } from '@maru/contracts/shop/order/order.pieces';
import { cancellableParts } from '@maru/contracts/shop/order/order.rules';
import type { OrderRole } from '@maru/contracts/shop/order/order.rules';
import type { Order } from '@maru/contracts/shop/order/order.views';
import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { cancelReasonsOf } from './claim-choice.ts';
import type { Cancelling } from './order.api.ts';
import { isAll, PiecesChoice, unplaced, withoutPlace } from './pieces-choice.tsx';
import { ReasonField } from './reason-field.tsx';
import { RefundAccountFields } from '../payment/refund-account-fields.public.tsx';
import { RestitutionFacts } from './restitution-facts.tsx';

export interface CancelDialogProps {
  readonly order: Order;
  readonly by: OrderRole;
  readonly onSend: (wanted: Cancelling) => Promise<boolean>;
  readonly onClose: () => void;
}

const useCancelling = ({ order, by, onSend, onClose }: CancelDialogProps) => {
  const dispatch = useDispatch();
  const [now] = useState(() => Date.now());
  const all = unplaced(cancellableParts(order, [by], now));
  const [chosen, setChosen] = useState<readonly PlacedPart[]>(all);
  const reasons = cancelReasonsOf(by);
  const [reason, setReason] = useState<CancelReason>(reasons[0] ?? 'other');
  const [account, setAccount] = useState<RefundAccount>();
  const [busy, setBusy] = useState(false);
  const isPaid = order.stage === 'paid';
  const money = restitutionFor(order, chosen, { fault: returnCostBearer(reason) });
  const asksAccount = isPaid && by === 'buyer' && needsRefundAccount(order, money.refund);
  const submit = async () => {
    setBusy(true);
    const isDone = await onSend({
      ...(!isAll(chosen, all) && { parts: withoutPlace(chosen) }),
      reason,
      ...(asksAccount && account && { refund_account: account }),
    });
    setBusy(false);
    if (!isDone) return;
    onClose();
    dispatch(snackbarShown('취소했어요.'));
  };
  const complete = chosen.length > 0 && !(asksAccount && !account);
  return {
    all,
    chosen,
    setChosen,
    reasons,
    reason,
    setReason,
    isPaid,
    money,
    asksAccount,
    setAccount,
    busy,
    submit,
    complete,
  };
};

type Filled = ReturnType<typeof useCancelling>;
interface ChoiceProps extends Pick<CancelDialogProps, 'order'> {
  readonly filled: Filled;
}

/** Nothing is taken out of an order that is not paid yet, and a single piece needs no choice. */
const Choice = ({ order, filled: { all, chosen, setChosen, isPaid } }: ChoiceProps) =>
  isPaid && piecesOf(all) > 1 ? <PiecesChoice order={order} all={all} chosen={chosen} onChange={setChosen} /> : null;
const Money = ({ order, filled: { chosen, isPaid, money } }: ChoiceProps) =>
  isPaid && chosen.length > 0 ? <RestitutionFacts restitution={money} beside={besideIn(order, chosen)} /> : null;

/** What nobody has begun to pack is cancelled at once. */
export const CancelDialog = (props: CancelDialogProps) => {
  const { order, onClose } = props;
  const filled = useCancelling(props);
  return (
    <FormDialog
      title="주문을 취소할까요?"
      confirm="주문 취소"
      dismiss="닫기"
      destructive
      complete={filled.complete}
      busy={filled.busy}
      onSubmit={filled.submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          취소하면 되돌릴 수 없어요.{filled.isPaid ? ' 결제한 방법으로 돌려드려요.' : ''}
        </Typography>
        <Choice order={order} filled={filled} />
        <ReasonField reason={filled.reason} reasons={filled.reasons} onChange={filled.setReason} />
        {filled.asksAccount ? <RefundAccountFields onChange={filled.setAccount} /> : null}
        <Money order={order} filled={filled} />
      </Stack>
    </FormDialog>
  );
};

import type { Part } from '@maru/contracts/shop/order/order.fields';
import { type CancelReason, cancelReasons } from '@maru/contracts/shop/payment/payment.fields';
import { restitutionFor, restOf } from '@maru/contracts/shop/order/order.parts';
import { needsRefundAccount, type RefundAccount } from '@maru/contracts/shop/order/order.refund-account';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { number, won } from '../../format/number.ts';
import type { Cancelling } from './order.api.ts';
import { PartsChoice } from './parts-choice.tsx';
import { RefundAccountFields } from './refund-account-fields.tsx';
import { type TakeBack, takeBackWords } from './take-back-words.ts';

export interface TakeBackDialogProps {
  readonly order: Order;
  readonly kind: TakeBack;
  readonly reasons: readonly CancelReason[];
  /** Answers whether it was done; why not is in the snackbar then. */
  readonly onSend: (wanted: Cancelling) => Promise<boolean>;
  readonly onClose: () => void;
}

const pieces = (parts: readonly Part[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0);
/** Nothing comes back of what was not paid, or is exchanged. */
const isRefunded = ({ payment_key }: Order, kind: TakeBack) => payment_key !== null && kind !== 'requestExchange';
const restFor = (order: Order, kind: TakeBack) => (kind === 'cancel' ? restOf(order) : restOf(order, 'goods'));

const useChoice = (order: Order, kind: TakeBack) => {
  const rest = restFor(order, kind);
  const [chosen, setChosen] = useState(rest);
  const partly = kind !== 'cancel' || order.actions.includes('cancelPart');
  const whole = pieces(chosen) === pieces(rest);
  return { rest, chosen, setChosen, choosable: partly && pieces(rest) > 1, parts: whole ? {} : { parts: chosen } };
};

/** What was chosen, and how it is sent. */
const useTakeBack = ({ order, kind, reasons, onSend, onClose }: TakeBackDialogProps) => {
  const dispatch = useDispatch();
  const { parts, ...choice } = useChoice(order, kind);
  const [reason, setReason] = useState<CancelReason>(reasons[0] ?? 'other');
  const [account, setAccount] = useState<RefundAccount>();
  const [busy, setBusy] = useState(false);
  const refunded = isRefunded(order, kind);
  const asksAccount = refunded && needsRefundAccount(order);
  const submit = async () => {
    setBusy(true);
    const done = await onSend({ ...parts, reason, ...(asksAccount && account && { refund_account: account }) });
    setBusy(false);
    if (!done) return;
    onClose();
    dispatch(snackbarShown(takeBackWords[kind].done));
  };
  return {
    ...choice,
    reason,
    setReason,
    refunded,
    asksAccount,
    setAccount,
    busy,
    submit,
    complete: choice.chosen.length > 0 && !(asksAccount && !account),
  };
};

const Reason = ({
  reason,
  reasons,
  onChange,
}: {
  readonly reason: CancelReason;
  readonly reasons: readonly CancelReason[];
  readonly onChange: (reason: CancelReason) => void;
}) => (
  <TextField
    select
    label="이유"
    value={reason}
    onChange={({ target }) => onChange(target.value as CancelReason)}
    slotProps={{ select: { native: true } }}
  >
    {reasons.map((one) => (
      <option key={one} value={one}>
        {cancelReasons[one]}
      </option>
    ))}
  </TextField>
);

const givenBackText = (order: Order, chosen: readonly Part[]) => {
  const { refund, points } = restitutionFor(order, chosen);
  return `돌려받을 금액 ${won(refund)}${points ? `, 포인트 ${number(points)}P` : ''}`;
};

/** What is to be undone of an order, and why. */
export const TakeBackDialog = (props: TakeBackDialogProps) => {
  const { order, kind, reasons, onClose } = props;
  const {
    rest,
    chosen,
    setChosen,
    choosable,
    reason,
    setReason,
    refunded,
    asksAccount,
    setAccount,
    busy,
    submit,
    complete,
  } = useTakeBack(props);
  const words = takeBackWords[kind];
  return (
    <FormDialog
      title={words.title}
      confirm={words.send}
      dismiss="닫기"
      destructive={kind === 'cancel'}
      complete={complete}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{words.text}</Typography>
        {choosable ? <PartsChoice lines={order.lines} rest={rest} chosen={chosen} onChange={setChosen} /> : null}
        <Reason reason={reason} reasons={reasons} onChange={setReason} />
        {asksAccount ? <RefundAccountFields onChange={setAccount} /> : null}
        {refunded ? (
          <Typography role="status" sx={{ fontWeight: 700 }}>
            {givenBackText(order, chosen)}
          </Typography>
        ) : null}
      </Stack>
    </FormDialog>
  );
};

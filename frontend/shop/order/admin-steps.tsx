import type { Order } from '@maru/contracts/shop/order/order.views';
import type { OrderAction } from '@maru/contracts/shop/order/order-states';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { type CameBack, CameBackDialog } from './came-back-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { adminReasons } from './take-back-words.ts';
import { type SimpleStep, useCancelOrderForMutation, useStepOrderMutation } from './order-admin.api.ts';
import { ShipDialog } from './ship-dialog.tsx';

type AdminStep = SimpleStep | CameBack | 'ship' | 'cancel';
interface Words {
  readonly label: string;
  /** The label where the buyer asked for something else. */
  readonly instead?: string;
  /** Asked before it is done; absent where a dialog of its own does that. */
  readonly question?: string;
  readonly text?: string;
  readonly done?: string;
}

/** The steps of an administrator, in the order of their buttons. */
const steps: Readonly<Record<AdminStep & OrderAction, Words>> = {
  prepare: {
    label: '배송 준비',
    question: '배송 준비를 시작할까요?',
    text: '시작하면 구매자가 스스로 취소할 수 없어요.',
    done: '배송 준비를 시작했어요.',
  },
  ship: { label: '발송' },
  deliver: {
    label: '배송 완료',
    question: '배송을 마쳤나요?',
    text: '이때부터 7일 동안 반품과 교환을 신청할 수 있어요.',
    done: '배송을 마쳤어요.',
  },
  acceptExchange: { label: '교환 마치기' },
  acceptReturn: { label: '반품 받기', instead: '교환 대신 환불' },
  declineReturn: {
    label: '반품 거절',
    question: '반품 신청을 거절할까요?',
    text: '주문이 배송완료로 돌아가요. 까닭은 구매자에게 따로 알려 주세요.',
    done: '반품 신청을 거절했어요.',
  },
  declineExchange: {
    label: '교환 거절',
    question: '교환 신청을 거절할까요?',
    text: '주문이 배송완료로 돌아가요. 까닭은 구매자에게 따로 알려 주세요.',
    done: '교환 신청을 거절했어요.',
  },
  cancel: { label: '주문 취소' },
};
const quiet: ReadonlySet<AdminStep> = new Set(['declineReturn', 'declineExchange', 'cancel']);
/** Whether a refund takes the place of the exchange that was asked for. */
const isInstead = ({ asked }: Order, step: AdminStep) => step === 'acceptReturn' && asked?.wish === 'requestExchange';
const labelOf = (order: Order, step: AdminStep) =>
  (isInstead(order, step) ? steps[step].instead : undefined) ?? steps[step].label;
const lookOf = (order: Order, step: AdminStep) =>
  quiet.has(step) || isInstead(order, step)
    ? ({ variant: 'outlined', color: 'inherit' } as const)
    : ({ variant: 'contained', color: 'primary' } as const);
const isAdminStep = (action: string): action is AdminStep => Object.hasOwn(steps, action);

interface StepProps {
  readonly order: Order;
  readonly onClose: () => void;
}

const SimpleStepDialog = ({ order, step, onClose }: StepProps & { readonly step: SimpleStep }) => {
  const dispatch = useDispatch();
  const [take, { isLoading }] = useStepOrderMutation();
  const { label, question = '', text = '', done = '' } = steps[step];
  const confirm = async () => {
    const { error } = await take({ id: order.id, step });
    onClose();
    if (!error) dispatch(snackbarShown(done));
  };
  return (
    <ConfirmDialog
      open
      title={question}
      text={text}
      confirm={label}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
};

const StepDialog = ({ step, ...props }: StepProps & { readonly step: AdminStep }) => {
  const [cancel] = useCancelOrderForMutation();
  if (step === 'ship') return <ShipDialog {...props} />;
  if (step === 'acceptReturn' || step === 'acceptExchange') return <CameBackDialog {...props} step={step} />;
  if (step !== 'cancel') return <SimpleStepDialog {...props} step={step} />;
  return (
    <TakeBackDialog
      {...props}
      kind="cancel"
      reasons={adminReasons}
      onSend={async (wanted) => !(await cancel({ id: props.order.id, ...wanted })).error}
    />
  );
};

export const AdminSteps = ({ order }: { readonly order: Order }) => {
  const [open, setOpen] = useState<AdminStep>();
  const offered = Object.keys(steps)
    .filter(isAdminStep)
    .filter((step) => order.actions.includes(step));
  if (offered.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2.5 }}>
      {offered.map((step) => (
        <Button key={step} {...lookOf(order, step)} onClick={() => setOpen(step)}>
          {labelOf(order, step)}
        </Button>
      ))}
      {open ? <StepDialog step={open} order={order} onClose={() => setOpen(undefined)} /> : null}
    </Stack>
  );
};

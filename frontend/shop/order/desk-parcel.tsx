import type { ParcelAction } from '@maru/contracts/shop/order/order.steps';
import { isFetched } from '@maru/contracts/shop/order/parcel.fields';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { CarrierDialog } from './carrier-dialog.tsx';
import type { ShownParcel } from './order-places.ts';
import { useDeskStep } from './use-desk-step.ts';

interface Words {
  readonly label: string;
  readonly question: string;
  readonly text: string;
  readonly done: string;
}
type Simple = Exclude<ParcelAction, 'correct'>;
/** The steps of a parcel that take nothing but a question, in the order of their buttons. */
const steps: Readonly<Record<Simple, Words>> = {
  deliver: {
    label: '배송 완료',
    question: '배송을 마쳤나요?',
    text: '이때부터 7일 동안 구매자가 까닭 없이 반품할 수 있어요.',
    done: '배송을 마쳤어요.',
  },
  lose: {
    label: '분실',
    question: '배송 중에 잃어버렸나요?',
    text: '저절로 배송완료가 되지 않아요. 구매자에게 환불하거나 다시 보내 주세요.',
    done: '분실로 적었어요.',
  },
  bringBack: {
    label: '반송됨',
    question: '상자가 되돌아왔나요?',
    text: '되돌아온 상품은 다시 보내거나 취소할 수 있어요.',
    done: '반송으로 적었어요.',
  },
  unpack: {
    label: '풀어서 다시 보내기',
    question: '상자를 풀고 다시 보낼까요?',
    text: '상품이 보내기 전으로 돌아가요.',
    done: '다시 보낼 준비를 해요.',
  },
};
/** Of what its buyer fetches. */
const fetchedSteps: Partial<Readonly<Record<Simple, Words>>> = {
  deliver: {
    label: '픽업 완료',
    question: '구매자가 찾아갔나요?',
    text: '이때부터 7일 동안 구매자가 까닭 없이 반품할 수 있어요.',
    done: '픽업을 마쳤어요.',
  },
  bringBack: {
    label: '찾아가지 않음',
    question: '찾아가지 않았나요?',
    text: '상품을 보관으로 돌려요. 다시 준비하거나 취소할 수 있어요.',
    done: '찾아가지 않은 것으로 적었어요.',
  },
  unpack: {
    label: '다시 준비',
    question: '다시 준비할까요?',
    text: '상품이 준비하던 때로 돌아가요. 다시 알리거나 취소할 수 있어요.',
    done: '다시 준비해요.',
  },
};
const isSimple = (action: string): action is Simple => Object.hasOwn(steps, action);

export interface DeskParcelProps {
  readonly order: Order;
  readonly parcel: ShownParcel;
}

const Correct = ({ order, parcel }: DeskParcelProps) => {
  const [open, setOpen] = useState(false);
  const { take, busy } = useDeskStep(order.id);
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        송장 고치기
      </Button>
      {open ? (
        <CarrierDialog
          title="송장 번호를 고칠까요?"
          text="구매자의 배송 조회에 바로 보여요."
          confirm="고치기"
          carrier={parcel}
          busy={busy}
          onSend={(carrier) => take('parcel', { parcel: parcel.no, ...carrier }, '송장 번호를 고쳤어요.')}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};

const StepButton = ({ order, parcel, step }: DeskParcelProps & { readonly step: Simple }) => {
  const { take } = useDeskStep(order.id);
  const { label, question: title, text, done } = (isFetched(parcel) && fetchedSteps[step]) || steps[step];
  const { ask, question } = useConfirmed({
    title,
    text,
    confirm: label,
    run: async () => ({ error: !(await take('parcel/step', { parcel: parcel.no, step }, done)) }),
  });
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => ask()}>
        {label}
      </Button>
      {question}
    </>
  );
};

/** What can be done with a parcel. */
export const DeskParcel = ({ order, parcel }: DeskParcelProps) =>
  parcel.actions.length === 0 ? null : (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
      {Object.keys(steps)
        .filter(isSimple)
        .filter((step) => parcel.actions.includes(step))
        .map((step) => (
          <StepButton key={step} order={order} parcel={parcel} step={step} />
        ))}
      {parcel.actions.includes('correct') ? <Correct order={order} parcel={parcel} /> : null}
    </Stack>
  );

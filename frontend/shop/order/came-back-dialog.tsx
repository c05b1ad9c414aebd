import type { BackTo } from '@maru/contracts/shop/order/order.fields';
import { restitutionFor } from '@maru/contracts/shop/order/order.parts';
import { needsRefundAccount } from '@maru/contracts/shop/order/order.refund-account';
import type { Order } from '@maru/contracts/shop/order/order.views';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { isProblem } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { FormDialog } from '../../design/form-dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { number, won } from '../../format/number.ts';
import { useAcceptExchangeMutation, useAcceptReturnMutation } from './order-admin.api.ts';
import { namesOf } from './order-words.ts';

export type CameBack = 'acceptReturn' | 'acceptExchange';
interface Words {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly done: string;
}

const refundText = (order: Order) => {
  const { refund, points } = restitutionFor(order, order.asked?.parts ?? []);
  const account = needsRefundAccount(order) ? ' 가상계좌로 받은 돈이라 구매자에게 계좌를 물어 직접 보내야 해요.' : '';
  return `${won(refund)}${points ? `과 포인트 ${number(points)}P` : ''}을 돌려줘요.${account}`;
};
const wordsOf = (order: Order, step: CameBack): Words => {
  if (step === 'acceptExchange') {
    return {
      title: '새 상품을 보낼까요?',
      text: `${namesOf(order.lines, order.asked?.parts ?? [])}를 재고에서 빼고 교환을 마쳐요.`,
      confirm: '교환 마치기',
      done: '교환을 마쳤어요.',
    };
  }
  const instead = order.asked?.wish === 'requestExchange';
  return {
    title: instead ? '교환 대신 환불할까요?' : '반품을 받고 환불할까요?',
    text: refundText(order),
    confirm: '환불하기',
    done: instead ? '교환 대신 환불했어요.' : '반품을 받았어요.',
  };
};

const WhereTo = ({ backTo, onChange }: { readonly backTo: BackTo; readonly onChange: (backTo: BackTo) => void }) => {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ fontSize: 15, fontWeight: 600, color: 'text.primary !important' }}>
        돌아온 상품
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} value={backTo} onChange={(_, value) => onChange(value as BackTo)}>
        <FormControlLabel value="stock" control={<Radio />} label="다시 팔 수 있어요. 재고에 더해요." />
        <FormControlLabel value="writeOff" control={<Radio />} label="팔 수 없어요. 폐기해요." />
      </RadioGroup>
    </FormControl>
  );
};

const useCameBack = ({ id, asked }: Order, step: CameBack) => {
  const [backTo, setBackTo] = useState<BackTo>(asked?.reason === 'defective' ? 'writeOff' : 'stock');
  const [returned, returning] = useAcceptReturnMutation();
  const [exchanged, exchanging] = useAcceptExchangeMutation();
  const { isLoading, error } = step === 'acceptReturn' ? returning : exchanging;
  const take = async () => !(await (step === 'acceptReturn' ? returned : exchanged)({ id, back_to: backTo })).error;
  return {
    backTo,
    setBackTo,
    take,
    busy: isLoading,
    missing: (isProblem(error) ? error.errors : []).map(({ message }) => message),
  };
};

export interface CameBackDialogProps {
  readonly order: Order;
  readonly step: CameBack;
  readonly onClose: () => void;
}

/** Goods came back: what is given for them, and what becomes of them. */
export const CameBackDialog = ({ order, step, onClose }: CameBackDialogProps) => {
  const dispatch = useDispatch();
  const [words] = useState(() => wordsOf(order, step));
  const { backTo, setBackTo, take, busy, missing } = useCameBack(order, step);
  const submit = async () => {
    if (!(await take())) return;
    onClose();
    dispatch(snackbarShown(words.done));
  };
  return (
    <FormDialog title={words.title} confirm={words.confirm} busy={busy} onSubmit={submit} onClose={onClose}>
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{words.text}</Typography>
        <WhereTo backTo={backTo} onChange={setBackTo} />
        {missing.length > 0 ? (
          <Notice tone="red" role="alert">
            {missing.join(' ')}
          </Notice>
        ) : null}
      </Stack>
    </FormDialog>
  );
};

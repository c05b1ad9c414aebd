import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Notice } from '../../../design/notice.tsx';
import { won } from '../../../format/number.ts';
import { openPayment } from '../../payment/open-payment.public.ts';
import { forgetPending, type PendingPayment } from '../../payment/pending-payment.public.ts';
import { useDispatch } from '../../../kernel/state/hooks.ts';
import { checkoutApi } from './checkout.api.ts';
import { orderApi } from '../order.api.ts';

const reason = 'changedMind';
const betweenMs = 500;
const mostTries = 8;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Cancels an unpaid order and waits until its stock is free, so that the buyer's next order does not find it gone. */
const useDropPending = () => {
  const dispatch = useDispatch();
  const [dropping, setDropping] = useState(false);
  const cancel = ({ placed: { id, number }, userId, buyer: { phone } }: PendingPayment) =>
    userId === null
      ? dispatch(
          orderApi.endpoints.stepGuestOrder.initiate({ proof: { number, phone }, path: 'cancel', body: { reason } }),
        )
      : dispatch(orderApi.endpoints.stepOrder.initiate({ id, path: 'cancel', body: { reason } }));
  const isFree = async (lines: PendingPayment['lines']) => {
    const { data } = await dispatch(
      checkoutApi.endpoints.checkoutQuote.initiate({ lines }, { forceRefetch: true, subscribe: false }),
    );
    return data === undefined || data.lines.every(({ problem }) => problem === null);
  };
  const drop = async (pending: PendingPayment) => {
    setDropping(true);
    const { error } = await cancel(pending);
    for (let tries = 0; !error && tries < mostTries && !(await isFree(pending.lines)); tries += 1)
      await pause(betweenMs);
    forgetPending();
    setDropping(false);
  };
  return { drop, dropping };
};

export interface UnpaidProps {
  readonly pending: PendingPayment;
  /** What giving it up is called here. */
  readonly giveUp: string;
  readonly onGivenUp: () => void;
}

/** The two ways on with an order that is placed and not paid: its payment window once more, or giving it up. */
export const Unpaid = ({ pending, giveUp, onGivenUp }: UnpaidProps) => {
  const { drop, dropping } = useDropPending();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState('');
  const pay = async () => {
    setOpening(true);
    const failure = await openPayment(pending);
    if (failure) setOpening(false);
    setProblem(failure?.message ?? '');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {problem ? (
        <Notice tone="red" role="alert">
          {problem}
        </Notice>
      ) : null}
      <Button variant="contained" size="large" loading={opening} disabled={dropping} onClick={() => void pay()}>
        {won(pending.placed.total)} 다시 결제하기
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        size="large"
        loading={dropping}
        disabled={opening}
        onClick={() => void drop(pending).then(onGivenUp)}
      >
        {giveUp}
      </Button>
    </Box>
  );
};

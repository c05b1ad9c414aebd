import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Notice } from '../../../design/notice.tsx';
import { won } from '../../../format/number.ts';
import { openPayment } from '../../payment/open-payment.public.ts';
import type { PendingPayment } from '../../payment/pending-payment.public.ts';
import { useDropPending } from './use-drop-pending.ts';

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
    const failed = await openPayment(pending);
    if (failed) setOpening(false);
    setProblem(failed?.message ?? '');
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

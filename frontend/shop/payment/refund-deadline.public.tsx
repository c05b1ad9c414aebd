import { refundDueAt } from '@maru/contracts/shop/law/withdrawal';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { longDate } from '../../format/seoul-moment.ts';

/** The law gives three business days from `since`, in epoch ms. */
export const RefundDeadline = ({ since }: { readonly since: number }) => {
  const [now] = useState(() => Date.now());
  const due = refundDueAt(since);
  const isPast = now >= due;
  // The last moment of a day belongs to that day.
  const text = `${longDate(due - 1)}까지 환불해야 해요.`;
  return (
    <Typography sx={{ mt: 1, fontWeight: 700, color: isPast ? 'tones.red.text' : 'text.primary' }}>
      {isPast ? `기한이 지났어요: ${text}` : text}
    </Typography>
  );
};

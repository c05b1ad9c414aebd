import { clockTime } from '../../../format/seoul-moment.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Notice, NoticeLink } from '../../../design/notice.tsx';
import { SectionCard } from '../../../design/section-card.tsx';
import { width } from '../../../design/tokens.ts';
import type { PendingPayment } from '../../payment/pending-payment.public.ts';
import { TimeToPay } from '../order-status.tsx';
import { Unpaid } from './unpaid.tsx';

export interface WaitingOrderProps {
  readonly pending: PendingPayment;
  readonly giveUp: string;
  readonly onGivenUp: () => void;
  /** The way back to what is being ordered beside it. */
  readonly onBack?: () => void;
}

/** Ordered already, in this tab, and not paid yet. */
export const WaitingOrder = ({ pending, giveUp, onGivenUp, onBack }: WaitingOrderProps) => {
  const { number, name, pay_until } = pending.placed;
  return (
    <Box sx={{ maxWidth: width.form, mx: 'auto' }}>
      <SectionCard title="결제를 기다리는 주문이 있어요">
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          {name} · 주문번호 {number}
          <br />
          {clockTime(pay_until)}까지 결제하지 않으면 저절로 취소돼요.
        </Typography>
        <Box sx={{ mb: 3 }}>
          <TimeToPay order={{ status: 'awaitingPayment', pay_until }} />
        </Box>
        <Unpaid pending={pending} giveUp={giveUp} onGivenUp={onGivenUp} />
        {onBack ? (
          <Button fullWidth color="inherit" size="large" sx={{ mt: 1 }} onClick={onBack}>
            새 주문으로 돌아가기
          </Button>
        ) : null}
      </SectionCard>
    </Box>
  );
};

/** Says that there is one, while something else is ordered. */
export const WaitingNotice = ({ pending, onShow }: Pick<WaitingOrderProps, 'pending'> & { onShow: () => void }) => (
  <Box sx={{ mb: 2 }}>
    <Notice tone="amber">
      {`결제를 기다리는 다른 주문이 있어요: ${pending.placed.name} (${clockTime(pending.placed.pay_until)}까지) `}
      <NoticeLink onClick={onShow}>주문 보기</NoticeLink>
    </Notice>
  </Box>
);

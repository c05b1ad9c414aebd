import type { OrderRow } from '@maru/contracts/shop/order/order.views';
import Typography from '@mui/material/Typography';
import { Countdown } from '../../design/countdown.tsx';
import { ToneChip, type ToneChipProps } from '../../design/tone-chip.tsx';
import { lookOf, type Standing } from './order-words.ts';

/** Where an order stands, in a word. */
export const OrderStatusChip = ({ order, ...rest }: { readonly order: Standing } & Pick<ToneChipProps, 'size'>) => (
  <ToneChip {...lookOf(order)} {...rest} />
);

/** How long an order still waits for its money; nothing once it has it, or is over. */
export const TimeToPay = ({
  order: { status, pay_until },
}: {
  readonly order: Pick<OrderRow, 'status' | 'pay_until'>;
}) =>
  status === 'awaitingPayment' ? (
    <Typography variant="body2" component="div" sx={{ mt: 0.5, fontWeight: 700, color: 'tones.amber.text' }}>
      <Countdown until={pay_until} label="결제까지 남은 시간" ended="결제할 수 있는 시간이 지났어요." />
    </Typography>
  ) : null;

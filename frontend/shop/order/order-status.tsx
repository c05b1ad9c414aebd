import type { OrderRow } from '@maru/contracts/shop/order/order.views';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Countdown } from '../../design/countdown.tsx';
import { ToneChip, type ToneChipProps } from '../../design/tone-chip.tsx';
import { looksOf, type Standing } from './order-words.ts';

type Labelled = Standing & Pick<OrderRow, 'partly'>;

/** Where an order stands, in a word, and in another what became of a part of it. */
export const OrderStatusChip = ({ order, ...rest }: { readonly order: Labelled } & Pick<ToneChipProps, 'size'>) => (
  <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
    {looksOf(order).map((look) => (
      <ToneChip key={look.label} {...look} {...rest} />
    ))}
  </Stack>
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

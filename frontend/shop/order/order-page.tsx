import { needsRefundAccount } from '@maru/contracts/shop/order/order.refund-account';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SectionCard } from '../../design/section-card.tsx';
import { fullDate, longDate } from '../../format/seoul-moment.ts';
import { OrderDocuments } from '../tax-invoice/order-documents.public.tsx';
import { OrderNameCards } from '../name-card/order-name-cards.public.tsx';
import { OrderReviews } from '../review/order-reviews.public.tsx';
import { OrderButtons } from './order-buttons.tsx';
import type { GuestProof, OrderCalls } from './order.api.ts';
import { OrderClaims } from './order-claims.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderHistory } from './order-history.tsx';
import { licenceLines } from './order-places.ts';
import { OrderLicences } from './order-licences.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderRecipient } from './order-recipient.tsx';
import { OrderStatusChip, TimeToPay } from './order-status.tsx';
import { OrderSums } from './order-sums.tsx';
import { wordsOf } from './order-words.ts';
import { PayNow } from './pay-now.tsx';
import { RefundWaits } from '../payment/refund-waits.public.tsx';
import { DepositFacts } from '../payment/deposit-facts.public.tsx';
import { CashReceiptCard } from '../cash-receipt/cash-receipt-card.public.tsx';

const textOf = (order: Order) => {
  const { status, pay_until, due_at, deposit } = order;
  if (status === 'awaitingPayment')
    return `${fullDate(pay_until)}까지 ${deposit === null ? '결제할 수 있어요. 그 뒤에는' : '입금하지 않으면'} 주문이 저절로 취소돼요.`;
  const { text } = wordsOf(order);
  return status === 'delivered' && due_at !== null ? `${text} ${longDate(due_at)}에는 저절로 확정돼요.` : text;
};

/** Where the order stands, what comes next, and what can be done. */
const Standing = ({ order, calls }: { readonly order: Order; readonly calls: OrderCalls }) => (
  <Card component="section" aria-label="주문 상태" sx={{ p: { xs: 2.5, sm: 3 } }}>
    <OrderProgress order={order} />
    <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="h2">{wordsOf(order).title}</Typography>
      <OrderStatusChip order={order} />
    </Stack>
    <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{textOf(order)}</Typography>
    <TimeToPay order={order} />
    {order.status === 'awaitingPayment' && order.deposit ? (
      <Box sx={{ mt: 2 }}>
        <DepositFacts deposit={order.deposit} total={order.amounts.total} />
      </Box>
    ) : null}
    <PayNow order={order} calls={calls} />
    <OrderButtons order={order} calls={calls} />
  </Card>
);

/** Keys are bound to an account: a guest buys none. */
const hasKeys = (order: Order) => order.user_id !== null && licenceLines(order).length > 0;

/** Money of a virtual account goes back, or may come yet, and nobody has said where to. */
const mayWait = (order: Order) =>
  order.refund_account === null &&
  (needsRefundAccount(order, order.refunded)
    ? order.refunded > 0
    : order.deposit !== null && order.stage === 'cancelled');

export interface OrderPageProps {
  readonly order: Order;
  readonly calls: OrderCalls;
  /** What a guest has shown for it. */
  readonly proof?: GuestProof;
}

/** An order as its buyer sees it. */
export const OrderPage = ({ order, calls, proof }: OrderPageProps) => (
  <Stack sx={{ gap: 2 }}>
    <Standing order={order} calls={calls} />
    <OrderNameCards order={order} />
    <RefundWaits id={order.id} {...(proof && { guest: { proof, waits: mayWait(order) } })} />
    <OrderClaims order={order} calls={calls} />
    {hasKeys(order) ? <OrderLicences order={order} calls={calls} /> : null}
    <OrderGoods order={order} calls={calls} />
    <OrderReviews order={order} />
    <OrderSums order={order} />
    <CashReceiptCard order={order} {...(proof && { proof })} />
    <OrderRecipient order={order} calls={calls} />
    {order.user_id === null ? null : <OrderDocuments order={order} />}
    <SectionCard title="주문 기록">
      <Box sx={{ mt: 2 }}>
        <OrderHistory order={order} />
      </Box>
    </SectionCard>
  </Stack>
);

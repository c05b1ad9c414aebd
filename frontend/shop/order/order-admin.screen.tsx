import { cancelReasons } from '@maru/contracts/shop/payment/payment.fields';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { Notice } from '../../design/notice.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { fullDate } from '../../format/format.ts';
import { OrderBones } from './order-bones.tsx';
import { OrderHistory } from './order-history.tsx';
import { namesOf } from './order-words.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderRecipient } from './order-recipient.tsx';
import { OrderStatusChip } from './order-status.tsx';
import { OrderSums } from './order-sums.tsx';
import { AdminSteps } from './admin-steps.tsx';
import { type ManagedOrder, useManagedOrderQuery } from './order-admin.api.ts';
import { PaymentCard } from './payment-card.tsx';
import { DepositFacts } from '../payment/deposit-facts.public.tsx';

/** What the buyer wants to send back, and why. */
const BackRequest = ({ order: { asked, lines } }: { readonly order: Order }) => {
  if (asked === null) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Notice tone="amber">{`${asked.wish === 'requestReturn' ? '반품' : '교환'} 신청: ${namesOf(lines, asked.parts)} (${cancelReasons[asked.reason]})`}</Notice>
    </Box>
  );
};

const Shown = ({ order }: { readonly order: ManagedOrder }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      alignItems: 'start',
    }}
  >
    <Stack sx={{ gap: 2 }}>
      <Card component="section" aria-label="주문 상태" sx={{ p: { xs: 2.5, sm: 3 } }}>
        <OrderProgress order={order} />
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <OrderStatusChip order={order} />
          <Typography sx={{ color: 'text.secondary' }}>
            {order.user_id === null ? '비회원 주문' : '회원 주문'}
          </Typography>
        </Stack>
        <BackRequest order={order} />
        {order.status === 'awaitingPayment' && order.deposit ? (
          <Box sx={{ mt: 2 }}>
            <DepositFacts deposit={order.deposit} total={order.amounts.total} />
          </Box>
        ) : null}
        <AdminSteps order={order} />
      </Card>
      <SectionCard title="주문 상품">
        <OrderLines lines={order.lines} />
      </SectionCard>
      <SectionCard title="주문 기록">
        <Box sx={{ mt: 2 }}>
          <OrderHistory order={order} />
        </Box>
      </SectionCard>
    </Stack>
    <Stack sx={{ gap: 2 }}>
      <OrderRecipient order={order} />
      <OrderSums order={order} />
      <PaymentCard order={order} />
    </Stack>
  </Box>
);

/** Refunds are given a moment after a step. */
const askAgainMs = 10_000;

const toAll = (
  <Button component={Link} to="/adm/order" variant="outlined" color="inherit">
    모든 주문
  </Button>
);

/** `/adm/order/:id`: an order, and what is to be done with it. */
export const OrderAdminScreen = () => {
  const { id = '' } = useParams();
  const answer = useManagedOrderQuery(id, { refetchOnMountOrArgChange: true, pollingInterval: askAgainMs });
  const { data } = answer;
  return (
    <AdminFrame
      title={data ? `주문 ${data.number}` : '주문'}
      {...(data && { text: `${fullDate(data.placed_at)}에 주문` })}
      actions={toAll}
    >
      <Answered answer={answer} bones={<OrderBones />}>
        {(order) => <Shown order={order} />}
      </Answered>
    </AdminFrame>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { fullDate } from '../../format/seoul-moment.ts';
import { DeskClaims } from './desk-claims.tsx';
import { DeskGoods } from './desk-goods.tsx';
import { DeskStanding } from './desk-standing.tsx';
import type { ManagedOrder } from './order-admin.api.ts';
import { OrderBones } from './order-bones.tsx';
import { DeskHistory } from './desk-history.tsx';
import { OrderMemos } from './order-memos.tsx';
import { PrintOrders } from './print-orders.tsx';
import { OrderRecipient } from './order-recipient.tsx';
import { OrderSums } from './order-sums.tsx';
import { PaymentCard } from './payment-card.tsx';
import { useDeskStep } from './use-desk-step.ts';
import { useWatchedManagedOrder } from './use-managed-orders.ts';
import { DeskLicences } from '../licence/desk-licences.public.tsx';
import { DeskCashReceipt } from '../cash-receipt/desk-cash-receipt.public.tsx';

const Shown = ({ order }: { readonly order: ManagedOrder }) => {
  const { take } = useDeskStep(order.id);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Stack sx={{ gap: 2 }}>
        <DeskStanding order={order} />
        <DeskClaims order={order} />
        <DeskGoods order={order} />
        <DeskLicences order={order} />
        <SectionCard title="주문 기록">
          <Box sx={{ mt: 2 }}>
            <DeskHistory order={order} />
          </Box>
        </SectionCard>
      </Stack>
      <Stack sx={{ gap: 2 }}>
        <OrderMemos id={order.id} />
        <OrderRecipient order={order} calls={{ changeAddress: (address) => take('address', address, '') }} />
        <OrderSums order={order} />
        <PaymentCard order={order} />
        <DeskCashReceipt order={order} />
      </Stack>
    </Box>
  );
};

const toAll = (
  <Button component={Link} to="/adm/order" variant="outlined" color="inherit">
    모든 주문
  </Button>
);

/** `/adm/order/:id`: an order, and what is to be done with it. */
export const OrderAdminScreen = () => {
  const { id = '' } = useParams();
  const answer = useWatchedManagedOrder(id);
  const { data } = answer;
  return (
    <AdminFrame
      title={data ? `주문 ${data.number}` : '주문'}
      {...(data && { text: `${fullDate(data.placed_at)}에 주문` })}
      actions={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <PrintOrders ids={[id]} />
          {toAll}
        </Stack>
      }
    >
      <Answered answer={answer} bones={<OrderBones />}>
        {(order) => <Shown order={order} />}
      </Answered>
    </AdminFrame>
  );
};

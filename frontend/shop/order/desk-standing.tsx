import { isOpen } from '@maru/contracts/shop/order/claim.fields';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { number } from '../../format/number.ts';
import { DepositFacts } from '../payment/deposit-facts.public.tsx';
import { DeskSteps } from './desk-steps.tsx';
import { isPickup } from './pickup-words.ts';
import { OrderProgress } from './order-progress.tsx';
import { OrderStatusChip } from './order-status.tsx';

const carriedTasks = { cameBack: '되돌아온 상자를 다시 보내거나 취소해 주세요.', ship: '포장한 상품을 보내 주세요.' };
const fetchedTasks = {
  cameBack: '찾아가지 않은 상품을 다시 준비하거나 취소해 주세요.',
  ship: '준비한 상품을 찾으러 오라고 알려 주세요.',
};

/** What claims leave to do once they are closed. */
const leftTasksOf = ({ awaited_since, owed_since }: Order): readonly string[] => [
  ...(awaited_since === null ? [] : ['오고 있는 반송 물건이 도착하면 확인해 주세요.']),
  ...(owed_since === null ? [] : ['직접 받은 추가 금액을 구매자에게 돌려주세요.']),
];

/** What waits for the shop, the most pressing first. */
const tasksOf = (order: Order): readonly string[] => {
  const { claims, actions, parcels, terms } = order;
  const tasks = isPickup({ terms }) ? fetchedTasks : carriedTasks;
  const open = claims.filter(isOpen).length;
  const isThere = (state: string) => parcels.some((parcel) => parcel.state === state && parcel.actions.length > 0);
  return [
    ...(open > 0 ? [`신청 ${number(open)}건에 답해 주세요.`] : []),
    ...leftTasksOf(order),
    ...(isThere('lost') ? ['잃어버린 상자를 환불하거나 다시 보내 주세요.'] : []),
    ...(isThere('cameBack') ? [tasks.cameBack] : []),
    ...(actions.includes('ship') ? [tasks.ship] : []),
    ...(isThere('ready') ? ['구매자가 찾아가면 픽업 완료를 눌러 주세요.'] : []),
    ...(actions.includes('prepare') ? ['상품을 포장해 주세요.'] : []),
  ];
};

const Tasks = ({ order }: { readonly order: Order }) => {
  const tasks = tasksOf(order);
  if (tasks.length === 0)
    return <Typography sx={{ mt: 1, color: 'text.secondary' }}>지금 기다리는 일이 없어요.</Typography>;
  return (
    <Box component="ul" aria-label="할 일" sx={{ m: 0, mt: 1, pl: 2.5, fontSize: 17, fontWeight: 600 }}>
      {tasks.map((task) => (
        <li key={task}>{task}</li>
      ))}
    </Box>
  );
};

/** Where the order stands, and what is to be done with it first. */
export const DeskStanding = ({ order }: { readonly order: Order }) => (
  <Card component="section" aria-label="주문 상태" sx={{ p: { xs: 2.5, sm: 3 } }}>
    <OrderProgress order={order} />
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <OrderStatusChip order={order} />
      <Typography sx={{ color: 'text.secondary' }}>{order.user_id === null ? '비회원 주문' : '회원 주문'}</Typography>
    </Stack>
    <Tasks order={order} />
    {order.status === 'awaitingPayment' && order.deposit ? (
      <Box sx={{ mt: 2 }}>
        <DepositFacts deposit={order.deposit} total={order.amounts.total} />
      </Box>
    ) : null}
    <DeskSteps order={order} />
  </Card>
);

import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import type { Failure } from '../../kernel/http/problem.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { Page } from '../../design/page.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { OrderBones } from './order-bones.tsx';
import { orderCalls } from './order-calls.ts';
import {
  type OrderCalls,
  useOpenOrderPaymentMutation,
  useOpenSurchargeMutation,
  useStepOrderMutation,
} from './order.api.ts';
import { OrderPage } from './order-page.tsx';
import { useWatchedOrder } from './use-orders.ts';
import { Answered } from '../../kernel/api/answered.tsx';

const useOwnCalls = (id: string): OrderCalls => {
  const [step] = useStepOrderMutation();
  const [openPayment] = useOpenOrderPaymentMutation();
  const [openSurcharge] = useOpenSurchargeMutation();
  return orderCalls(async (path, body) => !(await step({ id, path, body })).error, {
    openPayment: async () => (await openPayment(id)).data,
    openSurcharge: async (claim) => (await openSurcharge({ id, claim })).data,
  });
};

const toAll = (
  <Button component={Link} to="/my/order" variant="outlined" color="inherit">
    모든 주문
  </Button>
);

const noOrder = ({ status }: Failure) =>
  status === 404 ? (
    <EmptyState title="주문을 찾을 수 없어요" text="다른 계정으로 주문했는지 확인해 주세요." action={toAll} />
  ) : undefined;

/** `/my/order/:id`: one of one's own orders. */
export const OrderScreen = () => {
  const { id = '' } = useParams();
  const answer = useWatchedOrder(id);
  const { data } = answer;
  const calls = useOwnCalls(id);
  return (
    <Page wide="reading">
      <PageHeader
        title={data ? `주문 ${data.number}` : '주문'}
        {...(data && { text: `${longDate(data.placed_at)}에 주문했어요` })}
        actions={toAll}
      />
      <Answered answer={answer} bones={<OrderBones />} failed={noOrder}>
        {(order) => <OrderPage order={order} calls={calls} />}
      </Answered>
    </Page>
  );
};

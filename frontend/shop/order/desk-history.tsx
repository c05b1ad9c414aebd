import type { OrderHand, OrderStepBy } from '@maru/contracts/shop/order/order-history.views';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { useOrderHistoryQuery } from './order-admin.api.ts';
import { OrderHistory } from './order-history.tsx';

const hands: Readonly<Record<OrderHand, string>> = { system: '자동', buyer: '구매자', admin: '관리자' };

const nameOf = ({ hand, person, bulk }: OrderStepBy): string =>
  [hands[hand], person?.name, bulk ? '(여러 건 처리)' : ''].filter((part) => part).join(' ');

/** Everything that happened to an order, with who did it. */
export const DeskHistory = ({ order }: { readonly order: Pick<Order, 'id' | 'timeline' | 'lines' | 'terms'> }) => {
  const { data } = useOrderHistoryQuery(order.id, { refetchOnMountOrArgChange: true });
  const steps = new Map(data?.steps.map((step) => [step.at, nameOf(step)]));
  return <OrderHistory order={order} byOf={(at) => steps.get(at) ?? ''} />;
};

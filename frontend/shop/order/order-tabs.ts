import { openOrders, waitingOrders } from '@maru/contracts/shop/order/order.groups';
import type { OrderStatus } from '@maru/contracts/shop/order/order.label';
import type { WaitingCounts } from '@maru/contracts/shop/order/order.queries';
import type { TableTab } from '../../kernel/table/table-tabs.tsx';

const of = (key: string, label: string, status: readonly OrderStatus[]): TableTab => ({
  key,
  label,
  query: `status=${status.join()}`,
});

/** What waits for a step first; `awaited` are goods that come for a closed claim, `stuck` refunds that were refused. */
const orderTabs: readonly TableTab[] = [
  of('paid', '결제완료', waitingOrders.paid),
  of('preparing', '배송준비중', waitingOrders.preparing),
  of('cancel', '취소 요청', waitingOrders.cancel),
  of('back', '반품·교환 신청', waitingOrders.back),
  { key: 'awaited', label: '반송 물건 대기', query: 'care=awaited' },
  { key: 'stuck', label: '환불 확인', query: 'care=stuck' },
  of('unpaid', '결제대기', ['awaitingPayment']),
  of('shipping', '배송중', openOrders.shipping),
  of('delivered', '배송완료', ['delivered', 'confirmed']),
  of('done', '반품·교환 완료', ['returned', 'exchanged']),
  of('ended', '취소 완료', ['cancelled', 'expired']),
];

/** With how many wait in each. */
export const countedTabs = (waiting: WaitingCounts | undefined): readonly TableTab[] =>
  orderTabs.map((tab) => ({ ...tab, count: (waiting as Readonly<Record<string, number>> | undefined)?.[tab.key] }));

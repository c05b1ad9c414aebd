import type { OrderStatus } from '@maru/contracts/shop/order/order-states';

/** States that people look for together, in the order of the chips. */
export interface OrderGroup {
  readonly key: string;
  readonly label: string;
  /** Empty for every state. */
  readonly status: readonly OrderStatus[];
}

const everything: OrderGroup = { key: 'all', label: '전체', status: [] };
const unpaid: OrderGroup = { key: 'unpaid', label: '결제대기', status: ['awaitingPayment'] };
const shipping: OrderGroup = { key: 'shipping', label: '배송중', status: ['shipping'] };
const ended: OrderGroup = { key: 'ended', label: '취소', status: ['cancelled', 'expired'] };

export const buyerGroups: readonly OrderGroup[] = [
  everything,
  unpaid,
  { key: 'preparing', label: '준비중', status: ['paid', 'preparing'] },
  shipping,
  { key: 'delivered', label: '배송완료', status: ['delivered', 'confirmed'] },
  { key: 'back', label: '반품·교환', status: ['returnRequested', 'returned', 'exchangeRequested', 'exchanged'] },
  ended,
];

/** `stuck` are refunds that the provider refused. */
export const adminGroups: readonly OrderGroup[] = [
  everything,
  unpaid,
  { key: 'paid', label: '결제완료', status: ['paid'] },
  { key: 'preparing', label: '배송준비중', status: ['preparing'] },
  shipping,
  { key: 'delivered', label: '배송완료', status: ['delivered', 'confirmed'] },
  { key: 'back', label: '반품·교환 신청', status: ['returnRequested', 'exchangeRequested'] },
  { key: 'done', label: '반품·교환 완료', status: ['returned', 'exchanged'] },
  ended,
  { key: 'stuck', label: '환불 확인', status: [] },
];

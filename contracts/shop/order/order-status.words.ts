import type { OrderStatus } from './order.label.ts';

/** The one word for a whole order, for its buyer and for administrators. */
export const orderStatusWords: Readonly<Record<OrderStatus, string>> = {
  awaitingPayment: '결제대기',
  paid: '결제완료',
  preparing: '배송준비중',
  partlyShipped: '일부 배송중',
  shipping: '배송중',
  awaitingPickup: '픽업 대기',
  delivered: '배송완료',
  confirmed: '구매확정',
  expired: '미결제 취소',
  cancelled: '취소완료',
  cancelRequested: '취소 요청',
  returnRequested: '반품신청',
  returned: '반품완료',
  exchangeRequested: '교환신청',
  exchanging: '교환 준비 중',
  exchanged: '교환완료',
};

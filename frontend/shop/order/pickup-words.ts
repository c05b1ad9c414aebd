import type { OrderStatus } from '@maru/contracts/shop/order/order.label';
import type { AnyAction } from '@maru/contracts/shop/order/order.steps';
import type { Order } from '@maru/contracts/shop/order/order.views';
import type { ParcelState } from '@maru/contracts/shop/order/parcel.fields';
import type { Look, Words } from './order-look.ts';

/** As much of an order as says how it gets to its buyer. */
export interface Fetchable {
  readonly terms: Pick<Order['terms'], 'pickup'>;
}
/** Whether the buyer fetches what is ordered: nothing is handed to a carrier then. */
export const isPickup = ({ terms }: Fetchable): boolean => terms.pickup !== undefined;

/** Of an order that is fetched, where other orders speak of carriers. */
export const pickupLooks: Partial<Readonly<Record<OrderStatus, Look>>> = {
  preparing: { label: '픽업 준비중', tone: 'blue' },
  partlyShipped: { label: '일부 픽업 대기', tone: 'indigo' },
  shipping: { label: '픽업 확인 중', tone: 'amber' },
  delivered: { label: '픽업 완료', tone: 'green' },
};
export const pickupWords: Partial<Readonly<Record<OrderStatus, Words>>> = {
  preparing: { title: '상품을 준비하고 있어요', text: '준비되면 찾으러 오실 수 있게 알려 드려요.' },
  partlyShipped: { title: '일부 상품을 찾아가실 수 있어요', text: '나머지도 준비되는 대로 알려 드려요.' },
  shipping: { title: '찾아가지 않은 상품이 있어요', text: '다시 준비하거나 취소해 드려요. 곧 알려 드릴게요.' },
  delivered: { title: '상품을 찾아가셨어요', text: '상품에 문제가 없으면 구매를 확정해 주세요.' },
  exchangeRequested: { title: '교환을 신청했어요', text: '상품을 확인한 뒤 새 상품을 준비해 드려요.' },
  exchanging: { title: '교환할 상품을 준비하고 있어요', text: '준비되면 찾으러 오실 수 있게 알려 드려요.' },
};
export const pickupSteps: Partial<Readonly<Record<AnyAction, string>>> = {
  prepare: '픽업 준비를 시작했어요',
  ship: '픽업 준비를 마쳤어요',
  deliver: '상품을 찾아갔어요',
  bringBack: '찾아가지 않아 보관으로 돌렸어요',
  unpack: '다시 준비해요',
  replace: '교환할 상품을 준비해요',
};
export const fetchedLooks: Partial<Readonly<Record<ParcelState, Look>>> = {
  delivered: { label: '픽업 완료', tone: 'green' },
  cameBack: { label: '찾아가지 않음', tone: 'amber' },
};

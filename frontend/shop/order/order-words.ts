import { cancelReasons } from '@maru/contracts/shop/payment/payment.fields';
import type { OrderPartly, OrderStatus } from '@maru/contracts/shop/order/order.label';
import { orderStatusWords } from '@maru/contracts/shop/order/order-status.words';
import type { AnyAction } from '@maru/contracts/shop/order/order.steps';
import type { Part } from '@maru/contracts/shop/order/order.fields';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { isFetched, type ParcelState } from '@maru/contracts/shop/order/parcel.fields';
import { number } from '../../format/number.ts';
import type { Look, Words } from './order-look.ts';
import { type Fetchable, fetchedLooks, isPickup, pickupLooks, pickupSteps, pickupWords } from './pickup-words.ts';

export const looks: Readonly<Record<OrderStatus, Look>> = {
  awaitingPayment: { label: orderStatusWords.awaitingPayment, tone: 'amber' },
  paid: { label: orderStatusWords.paid, tone: 'blue' },
  preparing: { label: orderStatusWords.preparing, tone: 'blue' },
  partlyShipped: { label: orderStatusWords.partlyShipped, tone: 'indigo' },
  shipping: { label: orderStatusWords.shipping, tone: 'indigo' },
  awaitingPickup: { label: orderStatusWords.awaitingPickup, tone: 'indigo' },
  delivered: { label: orderStatusWords.delivered, tone: 'green' },
  confirmed: { label: orderStatusWords.confirmed, tone: 'green' },
  expired: { label: orderStatusWords.expired, tone: 'grey' },
  cancelled: { label: orderStatusWords.cancelled, tone: 'grey' },
  cancelRequested: { label: orderStatusWords.cancelRequested, tone: 'red' },
  returnRequested: { label: orderStatusWords.returnRequested, tone: 'red' },
  returned: { label: orderStatusWords.returned, tone: 'grey' },
  exchangeRequested: { label: orderStatusWords.exchangeRequested, tone: 'red' },
  exchanging: { label: orderStatusWords.exchanging, tone: 'indigo' },
  exchanged: { label: orderStatusWords.exchanged, tone: 'green' },
};

const partlyLooks: Readonly<Record<OrderPartly, Look>> = {
  cancelled: { label: '일부 취소', tone: 'grey' },
  returned: { label: '일부 반품', tone: 'grey' },
  exchanged: { label: '일부 교환', tone: 'grey' },
};

const words: Readonly<Record<OrderStatus, Words>> = {
  awaitingPayment: { title: '결제를 기다리고 있어요', text: '제때 결제하지 않으면 주문이 저절로 취소돼요.' },
  paid: { title: '결제를 확인했어요', text: '곧 상품을 준비할게요.' },
  preparing: { title: '상품을 준비하고 있어요', text: '포장을 마치면 바로 보내 드려요.' },
  partlyShipped: { title: '일부 상품이 출발했어요', text: '나머지도 준비되는 대로 보내 드려요.' },
  shipping: { title: '상품이 가고 있어요', text: '받으면 상태를 확인해 주세요.' },
  awaitingPickup: { title: '찾으러 오세요', text: '오실 때 주문번호를 보여 주세요.' },
  delivered: { title: '잘 도착했어요', text: '받은 상품에 문제가 없으면 구매를 확정해 주세요.' },
  confirmed: { title: '구매를 확정했어요', text: '이용해 주셔서 고맙습니다.' },
  expired: { title: '결제 시간이 지나 취소됐어요', text: '필요하면 다시 담아 주문해 주세요.' },
  cancelled: {
    title: '주문을 취소했어요',
    text: '결제한 금액이 있으면 결제한 방법으로 돌려드려요. 카드사에 따라 3~5일 걸려요.',
  },
  cancelRequested: { title: '취소를 요청했어요', text: '판매자가 확인하고 곧 알려 드려요.' },
  returnRequested: { title: '반품을 신청했어요', text: '상품을 확인한 뒤 환불해 드려요.' },
  returned: { title: '반품을 마쳤어요', text: '돈은 결제한 방법에 따라 며칠 안에 돌아와요.' },
  exchangeRequested: { title: '교환을 신청했어요', text: '상품을 확인한 뒤 새 상품을 보내 드려요.' },
  exchanging: { title: '교환할 상품을 준비하고 있어요', text: '준비되는 대로 보내 드려요.' },
  exchanged: { title: '교환을 마쳤어요', text: '새 상품을 보내 드렸어요.' },
};

/** As much of an order as its words take. */
export type Standing = Pick<Order, 'status' | 'lines'> & Fetchable;

/** Licences are sent by nobody. */
export const isSent = ({ lines }: Pick<Order, 'lines'>) => lines.some(({ kind }) => kind === 'goods');

/** Word and colour of a state of an order. */
export const lookOf = (order: Standing, status = order.status): Look => {
  if (status === 'delivered' && !isSent(order)) return { ...looks.delivered, label: '발급완료' };
  return (isPickup(order) && pickupLooks[status]) || looks[status];
};

/** The state of an order, and what became of a part of it. */
export const looksOf = (order: Standing & Pick<Order, 'partly'>): readonly Look[] => [
  lookOf(order),
  ...(order.partly === null ? [] : [partlyLooks[order.partly]]),
];

/** What the screen says first, and what comes next. */
export const wordsOf = (order: Standing & Pick<Order, 'deposit'>): Words => {
  if (order.status === 'awaitingPayment' && order.deposit !== null)
    return { title: '입금을 기다리고 있어요', text: words.awaitingPayment.text };
  if (order.status === 'delivered' && !isSent(order))
    return { title: '라이선스를 발급했어요', text: '잘 되는지 확인하고 구매를 확정해 주세요.' };
  return (isPickup(order) && pickupWords[order.status]) || words[order.status];
};

const parcelLooks: Readonly<Record<ParcelState | 'accepted', Look>> = {
  sent: { label: '배송중', tone: 'indigo' },
  ready: { label: '픽업 대기', tone: 'indigo' },
  delivered: { label: '배송완료', tone: 'green' },
  accepted: { label: '구매확정', tone: 'green' },
  lost: { label: '분실', tone: 'red' },
  cameBack: { label: '반송', tone: 'amber' },
  unpacked: { label: '다시 준비', tone: 'blue' },
};

export const parcelLookOf = ({ state, accepted_at, courier }: Order['parcels'][number]): Look => {
  if (accepted_at !== null) return parcelLooks.accepted;
  return (isFetched({ courier }) && fetchedLooks[state]) || parcelLooks[state];
};

const steps: Readonly<Record<AnyAction | 'placed', string>> = {
  placed: '주문했어요',
  openPayment: '결제창을 열었어요',
  awaitDeposit: '입금할 계좌를 받았어요',
  pay: '결제했어요',
  expire: '결제 시간이 지났어요',
  cancel: '취소했어요',
  prepare: '배송 준비를 시작했어요',
  ship: '상품을 보냈어요',
  changeAddress: '받을 곳을 바꿨어요',
  showLicence: '라이선스 키를 확인했어요',
  confirm: '구매를 확정했어요',
  requestCancel: '취소를 요청했어요',
  requestReturn: '반품을 신청했어요',
  requestExchange: '교환을 신청했어요',
  refund: '환불했어요',
  deliver: '배송을 마쳤어요',
  correct: '송장 번호를 바로잡았어요',
  lose: '배송 중에 잃어버렸어요',
  bringBack: '상자가 되돌아왔어요',
  unpack: '다시 보낼 준비를 해요',
  withdraw: '신청을 철회했어요',
  decline: '신청을 거절했어요',
  collect: '수거를 시작했어요',
  arrive: '돌려보낸 상품이 도착했어요',
  askSurcharge: '추가 금액을 안내했어요',
  paySurcharge: '추가 금액을 결제했어요',
  refundClaim: '환불했어요',
  replace: '바꿔 보낼 상품을 준비해요',
  sendAgain: '돌려보낸 상품을 다시 보내요',
  takeBack: '돌려보낸 상품이 도착해 반품으로 처리해요',
  giveUp: '돌려보낸 상품이 오지 않았어요',
  handBack: '직접 받은 금액을 돌려드렸어요',
};

/** What the history says of a step; null is the placing. */
export const happened = (order: Pick<Order, 'lines'> & Fetchable, action: AnyAction | null): string => {
  if (action === 'deliver' && !isSent(order)) return '라이선스를 발급했어요';
  return (action && isPickup(order) && pickupSteps[action]) || steps[action ?? 'placed'];
};

/** `두꺼운 코튼 명함 (100장) 2개, 구조 도면 읽기 1개`; the option where another line has the same name. */
export const namesOf = (lines: Order['lines'], parts: readonly Part[]): string =>
  parts
    .map(({ no, quantity }) => {
      const line = lines.find((one) => one.no === no);
      const isAmbiguous = lines.some((one) => one.no !== no && one.name === line?.name);
      return `${line?.name ?? ''}${isAmbiguous ? ` (${line?.option ?? ''})` : ''} ${number(quantity)}개`;
    })
    .join(', ');

export const reasonOf = (reason: keyof typeof cancelReasons): string => cancelReasons[reason];

import type { Order } from '@maru/contracts/shop/order/order.views';
import type { OrderAction, OrderStatus } from '@maru/contracts/shop/order/order-states';
import type { Tone } from '../../design/tokens.ts';
import type { Part } from '@maru/contracts/shop/order/order.fields';
import { number } from '../../format/number.ts';

interface Look {
  readonly label: string;
  readonly tone: Tone;
}
interface Words {
  readonly title: string;
  readonly text: string;
}

const looks: Readonly<Record<OrderStatus, Look>> = {
  awaitingPayment: { label: '결제대기', tone: 'amber' },
  paid: { label: '결제완료', tone: 'blue' },
  preparing: { label: '배송준비중', tone: 'blue' },
  shipping: { label: '배송중', tone: 'indigo' },
  delivered: { label: '배송완료', tone: 'green' },
  confirmed: { label: '구매확정', tone: 'green' },
  expired: { label: '미결제 취소', tone: 'grey' },
  cancelled: { label: '취소완료', tone: 'grey' },
  returnRequested: { label: '반품신청', tone: 'red' },
  returned: { label: '반품완료', tone: 'grey' },
  exchangeRequested: { label: '교환신청', tone: 'red' },
  exchanged: { label: '교환완료', tone: 'green' },
};

const words: Readonly<Record<OrderStatus, Words>> = {
  awaitingPayment: { title: '결제를 기다리고 있어요', text: '제때 결제하지 않으면 주문이 저절로 취소돼요.' },
  paid: { title: '결제를 확인했어요', text: '곧 상품을 준비할게요.' },
  preparing: { title: '상품을 준비하고 있어요', text: '포장을 마치면 바로 보내 드려요.' },
  shipping: { title: '상품이 가고 있어요', text: '받으면 상태를 확인해 주세요.' },
  delivered: { title: '잘 도착했어요', text: '받은 상품에 문제가 없으면 구매를 확정해 주세요.' },
  confirmed: { title: '구매를 확정했어요', text: '이용해 주셔서 고맙습니다.' },
  expired: { title: '결제 시간이 지나 취소됐어요', text: '필요하면 다시 담아 주문해 주세요.' },
  cancelled: {
    title: '주문을 취소했어요',
    text: '결제한 금액이 있으면 결제한 방법으로 돌려드려요. 카드사에 따라 3~5일 걸려요.',
  },
  returnRequested: { title: '반품을 신청했어요', text: '상품을 확인한 뒤 환불해 드려요.' },
  returned: { title: '반품을 마쳤어요', text: '환불은 카드사에 따라 3~5일 걸려요.' },
  exchangeRequested: { title: '교환을 신청했어요', text: '상품을 확인한 뒤 새 상품을 보내 드려요.' },
  exchanged: { title: '교환을 마쳤어요', text: '새 상품을 보내 드렸어요.' },
};

/** As much of an order as its words take. */
export type Standing = Pick<Order, 'status' | 'lines'>;

/** Licences are sent by nobody. */
export const isSent = ({ lines }: Pick<Order, 'lines'>) => lines.some(({ kind }) => kind === 'goods');

/** Word and colour of a state of an order. */
export const lookOf = (order: Standing, status = order.status): Look =>
  status === 'delivered' && !isSent(order) ? { ...looks.delivered, label: '발급완료' } : looks[status];

/** What the screen says first, and what comes next. */
export const wordsOf = (order: Standing & Pick<Order, 'deposit'>): Words => {
  if (order.status === 'awaitingPayment' && order.deposit !== null)
    return { title: '입금을 기다리고 있어요', text: words.awaitingPayment.text };
  if (order.status === 'delivered' && !isSent(order))
    return { title: '라이선스를 발급했어요', text: '잘 되는지 확인하고 구매를 확정해 주세요.' };
  return words[order.status];
};

const steps: Readonly<Record<OrderAction | 'placed', string>> = {
  placed: '주문했어요',
  openPayment: '결제창을 열었어요',
  awaitDeposit: '입금할 계좌를 받았어요',
  pay: '결제했어요',
  expire: '결제 시간이 지났어요',
  cancel: '취소했어요',
  cancelPart: '일부를 취소했어요',
  prepare: '배송 준비를 시작했어요',
  ship: '상품을 보냈어요',
  deliver: '배송을 마쳤어요',
  confirm: '구매를 확정했어요',
  requestReturn: '반품을 신청했어요',
  acceptReturn: '반품을 받았어요',
  declineReturn: '반품 신청을 거절했어요',
  requestExchange: '교환을 신청했어요',
  acceptExchange: '교환을 마쳤어요',
  declineExchange: '교환 신청을 거절했어요',
};

/** What the history says of a step; null is the placing. */
export const happened = (order: Pick<Order, 'lines'>, action: OrderAction | null): string =>
  action === 'deliver' && !isSent(order) ? '라이선스를 발급했어요' : steps[action ?? 'placed'];

/** `두꺼운 코튼 명함 2개, 구조 도면 읽기 1개`. */
export const namesOf = (lines: Order['lines'], parts: readonly Part[]): string =>
  parts
    .map(({ no, quantity }) => `${lines.find((line) => line.no === no)?.name ?? ''} ${number(quantity)}개`)
    .join(', ');

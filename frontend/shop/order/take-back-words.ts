import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';

export type TakeBack = 'cancel' | 'requestReturn' | 'requestExchange';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly send: string;
  readonly done: string;
}
export const takeBackWords: Readonly<Record<TakeBack, Words>> = {
  cancel: {
    title: '주문을 취소할까요?',
    text: '취소하면 되돌릴 수 없어요. 결제한 금액은 결제한 방법으로 돌려드려요.',
    send: '주문 취소',
    done: '취소했어요.',
  },
  requestReturn: {
    title: '어떤 상품을 반품할까요?',
    text: '상품을 확인한 뒤 환불해 드려요. 사용한 흔적이 없어야 해요.',
    send: '반품 신청',
    done: '반품을 신청했어요.',
  },
  requestExchange: {
    title: '어떤 상품을 교환할까요?',
    text: '상품을 확인한 뒤 같은 상품을 새로 보내 드려요. 재고가 없으면 환불해 드려요.',
    send: '교환 신청',
    done: '교환을 신청했어요.',
  },
};

/** Only an administrator can know that something is out of stock. */
export const buyerReasons: readonly CancelReason[] = [
  'changedMind',
  'wrongChoice',
  'defective',
  'lateDelivery',
  'other',
];
export const adminReasons: readonly CancelReason[] = ['outOfStock', ...buyerReasons];

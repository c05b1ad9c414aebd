import { defectKnownDays, defectMonths, refundBusinessDays, withdrawalDays } from './withdrawal.ts';

/** What of an order, or of an item, cannot be given back without a reason. */
export interface Excepted {
  readonly licence: boolean;
  readonly madeToOrder: boolean;
}

const exceptions = ({ licence, madeToOrder }: Excepted): readonly string[] => [
  ...(licence
    ? ['라이선스는 키를 열어 보기 전까지만 단순 변심으로 취소할 수 있어요. 주문할 때 따로 동의를 받아요.']
    : []),
  ...(madeToOrder
    ? [
        '주문을 받아 만드는 상품은 제작을 시작하면 단순 변심으로 취소하거나 반품할 수 없어요. 주문할 때 따로 동의를 받아요.',
      ]
    : []),
];

/** How long what was bought can be given back, and what it costs: for the page of an item and the mail of an order. */
export const withdrawalParagraphs = (excepted: Excepted): readonly string[] => [
  `받은 날의 다음 날부터 ${withdrawalDays}일 안에 교환이나 반품을 신청할 수 있어요.`,
  `상품이 설명과 다르거나 문제가 있으면 받은 날부터 ${defectMonths}개월, 알게 된 날부터 ${defectKnownDays}일 안에 신청할 수 있고, 배송비는 판매자가 부담해요.`,
  ...exceptions(excepted),
  '상품이 없어지거나 훼손되었으면 반품이 제한될 수 있어요. 내용을 확인하려고 포장을 뜯은 것은 괜찮아요.',
  '구매확정을 해도 이 기간 안에는 신청할 수 있어요.',
  `환불은 상품이 돌아온 날부터, 보낼 것이 없으면 취소한 날부터 ${refundBusinessDays}영업일 안에 해 드려요.`,
];

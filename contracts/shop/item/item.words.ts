export const itemErrors = {
  stockMissing: '재고를 적어 주세요.',
  stockOfLicence: '라이선스는 재고를 비워 주세요.',
  stockTooHigh: '재고가 너무 많아요.',
  noticeMissing: '상품정보제공고시를 먼저 적어 주세요.',
  noticeOfKind: '라이선스는 디지털 콘텐츠로, 배송 상품은 다른 상품군으로 적어 주세요.',
  saleIsOver: '할인이 끝나는 때는 지금보다 뒤여야 해요.',
} as const;

/** Why stock came back, as the event of it tells administrators. */
export const stockReasons = {
  notOrdered: '주문하지 못함',
  notExchanged: '교환하지 않음',
  unpaid: '결제 시간 초과',
  cancelled: '주문 취소',
  returned: '반품',
  exchanged: '교환',
} as const;

/** By the workflow's own name. */
export const workflowNames: Readonly<Record<string, string>> = {
  orders: '주문 처리',
  payments: '결제·환불',
  receipts: '현금영수증',
  mails: '메일 보내기',
  restock: '재입고 알림',
  'price-alert': '가격 알림',
  seats: '라이선스 좌석',
  erasure: '탈퇴 회원 지우기',
  unconfirmed: '미완료 가입 지우기',
  bulk: '일괄 작업',
  'card-erasure': '삭제한 명함 정보 지우기',
};
export const workflowName = (id: string): string => workflowNames[id] ?? id;

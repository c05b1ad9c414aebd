import type { EditableMailKind } from '@maru/contracts/site/mail-text/mail-text.fields';

/** When each mail is sent, in the order of the list. */
export const mailKindWords: Readonly<Record<EditableMailKind, string>> = {
  certify: '이메일 인증',
  'already-registered': '이미 가입한 주소',
  recover: '비밀번호 찾기',
  'password-changed': '비밀번호 변경',
  'social-linked': '카카오 로그인 연결',
  'question-answered': '상품 문의 답변',
  restocked: '재입고 알림',
  'price-fell': '가격 알림',
  'order-deposit': '입금 대기',
  'order-paid': '결제 완료',
  'order-shipped': '발송',
  'order-ready': '방문 수령 준비',
  'order-delivered': '배송 완료',
  'order-claimed': '반품·교환 접수',
  'order-claim-declined': '반품·교환 거절',
  'order-surcharge': '교환 추가 결제',
  'order-exchanged': '교환 상품 발송',
  'order-refunded': '환불',
  'order-cancelled': '주문 취소',
  'order-returned': '반송',
  'order-expired': '입금 기한 지남',
};

const things: readonly (readonly [prefix: string, word: string])[] = [
  ['shop.order-', '주문'],
  ['shop.payment-', '결제'],
  ['shop.item-', '상품'],
  ['shop.restock-', '재입고 알림'],
  ['shop.price-alert-', '가격 알림'],
  ['shop.question-', '상품 문의'],
  ['identity.user-', '회원'],
  ['identity.signup-', '회원가입'],
  ['identity.code-', '인증 메일'],
  ['identity.session-', '로그인한 기기'],
  ['shop.cart-', '장바구니'],
  ['shop.coupon-', '쿠폰'],
  ['shop.licence-', '라이선스'],
  ['shop.points-', '포인트'],
  ['shop.review-', '후기'],
  ['site.slide-', '슬라이드'],
  ['site.contactcard-', '명함'],
  ['tracker.project-', '프로젝트'],
  ['tracker.issue-', '이슈'],
  ['tracker.comment-', '댓글'],
];

/** What a stream is about, and where an administrator finds it. */
export const thingOf = ({
  stream,
}: {
  readonly stream: string;
}): { readonly label: string; readonly path?: string } => {
  const [prefix = '', word = stream] = things.find(([start]) => stream.startsWith(start)) ?? [];
  const id = stream.slice(prefix.length);
  const isOrder = prefix === 'shop.order-' || prefix === 'shop.payment-';
  return { label: prefix === '' ? stream : `${word} ${id.slice(-6)}`, ...(isOrder && { path: `/adm/order/${id}` }) };
};

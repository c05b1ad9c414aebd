import type { CouponProblem, DiscountScope } from '@maru/contracts/shop/coupon/coupon.fields';
import { seoulEnd } from '../../format/seoul-moment.ts';
import { won } from '../../format/number.ts';

interface Terms {
  readonly least: number;
  readonly until: string;
  readonly scope?: DiscountScope | undefined;
  readonly first_order?: boolean | undefined;
}
/** `명함`, or how many items; undefined for everything. */
export const scopeText = ({ categories, items }: DiscountScope = { categories: [], items: [] }): string | undefined => {
  const parts = [...categories, ...(items.length > 0 ? [`상품 ${items.length}가지`] : [])];
  return parts.length > 0 ? parts.join(', ') : undefined;
};

/** `명함 · 첫 주문 · 30,000원 이상 살 때 · 2026년 12월 31일까지`. */
export const termsText = ({ least, until, scope, first_order }: Terms): string =>
  [
    scopeText(scope),
    first_order ? '첫 주문' : undefined,
    least > 0 ? `${won(least)} 이상 살 때` : undefined,
    `${seoulEnd(Date.parse(until))}까지`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');

export const problemWords: Readonly<Record<CouponProblem, string>> = {
  loginNeeded: '로그인해야 쿠폰을 쓸 수 있어요.',
  unknown: '쿠폰을 찾을 수 없어요. 코드를 다시 확인해 주세요.',
  notYet: '아직 쓸 수 없는 쿠폰이에요.',
  expired: '사용 기간이 지난 쿠폰이에요.',
  usedUp: '준비한 수량이 모두 쓰인 쿠폰이에요.',
  used: '이미 사용한 쿠폰이에요.',
  tooSmall: '쿠폰을 쓸 수 있는 최소 금액보다 적어요.',
  notFirst: '첫 주문에만 쓸 수 있는 쿠폰이에요.',
  outOfScope: '이 쿠폰을 쓸 수 있는 상품이 없어요.',
};

import type { CouponOff } from './coupon.fields.ts';

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

/** `10% 할인, 최대 10,000원`. */
export const offText = (off: CouponOff): string =>
  off.kind === 'won'
    ? `${won(off.won)} 할인`
    : `${off.percent}% 할인${off.most === null ? '' : `, 최대 ${won(off.most)}`}`;

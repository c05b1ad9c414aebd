import { couponForm } from '@maru/contracts/shop/coupon/coupon.routes';
import { couponPolicies } from '@maru/contracts/shop/coupon/coupon.policies';
import { describe, expect, it } from 'vitest';
import { added, coupon, ended, keeper } from './coupon.spec.ts';

const add = { type: 'AddCoupon', data: added.data } as const;

describe('AddCoupon', () => {
  it('adds it', () => coupon.given().when(add, keeper).emits(added));
  it('is refused for a code that was given before', () => {
    coupon.given(added).when(add, keeper).isRefused('coupon_taken');
    coupon.given(added, ended).when(add, keeper).isRefused('coupon_taken');
  });
  it('is for administrators', () => {
    expect(couponPolicies.AddCoupon({ id: 'somebody', level: 1 }, undefined)).toBe('forbidden');
    expect(couponPolicies.RedeemCoupon(keeper, undefined)).toBe('forbidden');
  });
  it('takes a code as it is typed, and no time that ends before it begins', () => {
    expect(couponForm.parse({ ...added.data, id: 'welcome-10 ' }).id).toBe('WELCOME10');
    expect(couponForm.safeParse({ ...added.data, until: added.data.from }).success).toBe(false);
    expect(couponForm.safeParse({ ...added.data, id: '한글쿠폰' }).success).toBe(false);
    expect(couponForm.safeParse({ ...added.data, off: { kind: 'percent', percent: 101, most: null } }).success).toBe(
      false,
    );
  });
});

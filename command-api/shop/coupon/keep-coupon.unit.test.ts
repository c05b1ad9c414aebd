import { describe, it } from 'vitest';
import { added, claim, coupon, kept, redeemed, returned, system } from './coupon.spec.ts';

const keep = { type: 'KeepCoupon', data: claim } as const;

describe('KeepCoupon', () => {
  it('keeps it, once', () => {
    coupon.given(added, redeemed).when(keep, system).emits(kept);
    coupon.given(added, redeemed, kept).when(keep, system).emitsNothing();
  });
  it('keeps nothing that is not held', () => {
    coupon.given(added, redeemed, returned).when(keep, system).emitsNothing();
    coupon.given().when(keep, system).emitsNothing();
  });
});

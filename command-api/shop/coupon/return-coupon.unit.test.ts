import { describe, it } from 'vitest';
import { added, claim, coupon, kept, redeemed, returned, system } from './coupon.spec.ts';

const back = { type: 'ReturnCoupon', data: claim } as const;

describe('ReturnCoupon', () => {
  it('gives it back once, kept or not', () => {
    coupon.given(added, redeemed).when(back, system).emits(returned);
    coupon.given(added, redeemed, kept).when(back, system).emits(returned);
    coupon.given(added, redeemed, returned).when(back, system).emitsNothing();
  });
  it('gives back nothing that was never taken, or was for another order', () => {
    coupon.given(added).when(back, system).emitsNothing();
    coupon
      .given(added, { ...redeemed, data: { ...redeemed.data, orderId: 'another order' } })
      .when(back, system)
      .emitsNothing();
  });
});

import { describe, it } from 'vitest';
import { added, coupon, ended, keeper } from './coupon.spec.ts';

const end = { type: 'EndCoupon', data: ended.data } as const;

describe('EndCoupon', () => {
  it('ends it, once', () => {
    coupon.given(added).when(end, keeper).emits(ended);
    coupon.given(added, ended).when(end, keeper).emitsNothing();
  });
  it('is refused where there is none', () => coupon.given().when(end, keeper).isRefused('coupon_not_found'));
});

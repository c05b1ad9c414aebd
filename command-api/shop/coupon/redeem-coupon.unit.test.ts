import { describe, it } from 'vitest';
import { added, addedWith, coupon, ended, redeemed, returned, system } from './coupon.spec.ts';

const redeem = { type: 'RedeemCoupon', data: { ...redeemed.data, goods: 30_000 } } as const;
const forAnother = { ...redeem, data: { ...redeem.data, userId: 'another', orderId: 'another order' } };
const [past, future] = ['2025-12-31T00:00:00.000Z', '2026-06-01T00:00:00.000Z'];

describe('RedeemCoupon', () => {
  it('takes one', () => coupon.given(added).when(redeem, system).emits(redeemed));
  it('takes none for the same order again', () => coupon.given(added, redeemed).when(redeem, system).emitsNothing());
  it('takes one again where it came back', () =>
    coupon.given(added, redeemed, returned).when(redeem, system).emits(redeemed));
  it.each([
    ['coupon_not_found', []],
    ['coupon_not_found', [addedWith({ user_id: 'another' })]],
    ['coupon_not_yet', [addedWith({ from: future })]],
    ['coupon_expired', [addedWith({ until: past })]],
    ['coupon_expired', [added, ended]],
    ['coupon_too_small', [addedWith({ least: 30_001 })]],
    ['coupon_used', [added, { ...redeemed, data: { ...redeemed.data, orderId: 'an earlier order' } }]],
    ['coupon_used_up', [addedWith({ count: 1 }), { ...redeemed, data: { ...redeemed.data, userId: 'another' } }]],
  ] as const)('is refused: %s', (code, past_) =>
    coupon
      .given(...past_)
      .when(redeem, system)
      .isRefused(code),
  );
  it('has the last one for the next when it came back', () => {
    const last = addedWith({ count: 1 });
    coupon.given(last, redeemed).when(forAnother, system).isRefused('coupon_used_up');
    coupon
      .given(last, redeemed, returned)
      .when(forAnother, system)
      .emits({ ...redeemed, data: { ...redeemed.data, userId: 'another', orderId: 'another order' } });
  });
});

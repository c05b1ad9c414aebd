import { serialize } from 'node:v8';
import { type Actor, system } from '@maru/contracts/kernel/actor';
import { couponExamples } from '@maru/contracts/shop/coupon/coupon.examples';
import { decisionsOf, foldAll } from '../../pipeline/decider-spec.ts';
import { couponAggregate } from './coupon.aggregate.ts';
import { couponForm } from '@maru/contracts/shop/coupon/coupon.routes';
import { couponPolicies } from '@maru/contracts/shop/coupon/coupon.policies';
import { describe, expect, it } from 'vitest';

const {
  CouponAdded: added,
  CouponEnded: ended,
  CouponRedeemed: redeemed,
  CouponKept: kept,
  CouponReturned: returned,
} = couponExamples;
const claim = kept.data;
const keeper: Actor = { id: 'an administrator', level: 10 };
/** The same coupon with other terms. */
const addedWith = (terms: Partial<typeof added.data>) => ({ ...added, data: { ...added.data, ...terms } });
const coupon = decisionsOf(couponAggregate);
const add = { type: 'AddCoupon', data: added.data } as const;
const end = { type: 'EndCoupon', data: ended.data } as const;
const redeem = { type: 'RedeemCoupon', data: { ...redeemed.data, goods: 30_000 } } as const;
const forAnother = { ...redeem, data: { ...redeem.data, userId: 'another', orderId: 'another order' } };
const [past, future] = ['2025-12-31T00:00:00.000Z', '2026-06-01T00:00:00.000Z'];
const keep = { type: 'KeepCoupon', data: claim } as const;
const back = { type: 'ReturnCoupon', data: claim } as const;

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

describe('EndCoupon', () => {
  it('ends it, once', () => {
    coupon.given(added).when(end, keeper).emits(ended);
    coupon.given(added, ended).when(end, keeper).emitsNothing();
  });
  it('is refused where there is none', () => coupon.given().when(end, keeper).isRefused('coupon_not_found'));
});

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

it('a coupon that thousands of people have used is no larger for it', () => {
  const uses = Array.from({ length: 5_000 }, (_, n) => {
    const data = { ...claim, userId: `user ${n}`, orderId: `order ${n}` };
    return [
      { ...redeemed, data: { ...redeemed.data, ...data } },
      { ...kept, data },
    ];
  }).flat();
  const state = foldAll(couponAggregate, [addedWith({ count: null }), ...uses]);
  expect(serialize(state).length).toBeLessThan(2_000);
});

it('is not redeemed where nobody asked who used it', () => {
  const state = foldAll(couponAggregate, [added]);
  expect(() => couponAggregate.decide.RedeemCoupon(state, redeem, { actor: system, at: past })).toThrow('not asked');
});

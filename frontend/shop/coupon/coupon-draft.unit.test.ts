import { couponCode } from '@maru/contracts/shop/coupon/coupon.fields';
import { describe, expect, it } from 'vitest';
import { emptyCoupon, madeUpCode, readCoupon } from './coupon-draft.ts';

const now = Date.parse('2026-12-01T00:00:00Z');
const draft = { ...emptyCoupon(now), name: '첫 구매', id: 'welcome-10', percent: 10, most: 10_000 };

describe('a coupon that is typed', () => {
  it('is read with its code in capitals, for a month', () =>
    expect(readCoupon(draft, now)).toMatchObject({
      coupon: {
        id: 'WELCOME10',
        name: '첫 구매',
        off: { kind: 'percent', percent: 10, most: 10_000 },
        least: 0,
        count: null,
        user_id: null,
        from: '2026-12-01T00:00:00.000Z',
        until: '2026-12-31T00:00:00.000Z',
      },
    }));
  it('takes one kind of discount', () =>
    expect(readCoupon({ ...draft, kind: 'won', won: 5_000 }, now)).toMatchObject({
      coupon: { off: { kind: 'won', won: 5_000 } },
    }));
  it.each([
    ['name', { name: ' ' }],
    ['id', { id: '쿠폰' }],
    ['percent', { percent: null }],
    ['percent', { percent: 101 }],
    ['won', { kind: 'won', won: 99 }],
    ['most', { most: 1 }],
    ['count', { count: 0 }],
    ['until', { until: draft.from }],
    ['until', { from: '2026-10-01T00:00', until: '2026-11-01T00:00' }],
    ['from', { from: '' }],
  ] as const)('says what is wrong with %s', (field, change) => {
    const read = readCoupon({ ...draft, ...change }, now);
    expect('errors' in read && Object.keys(read.errors)).toEqual([field]);
    expect('errors' in read && read.errors[field]).toMatch(/요\.$/);
  });
});

it('codes that are made up are codes', () => {
  const code = madeUpCode();
  expect(couponCode.parse(code)).toBe(code);
  expect(madeUpCode()).not.toBe(code);
});

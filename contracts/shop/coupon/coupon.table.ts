import { z } from 'zod';
import { defineTable } from '../../kernel/table.ts';
import { couponDocument, couponProblemAt } from './coupon.views.ts';

export const couponStateWords = {
  running: '사용 중',
  notYet: '시작 전',
  usedUp: '수량 소진',
  expired: '끝남',
} as const;
const couponState = z.enum(['running', 'notYet', 'usedUp', 'expired']);
type CouponState = z.infer<typeof couponState>;

/** How it stands at a time, in epoch ms. */
export const couponStateAt = (coupon: Parameters<typeof couponProblemAt>[0], now: number): CouponState =>
  couponState.catch('running').parse(couponProblemAt(coupon, now));

/** `discount` is what it takes off in words, `person` who alone may use it, empty for everybody. */
export const managedCoupon = couponDocument
  .omit({ holds: true, due_at: true, position: true, spent: true })
  .extend({ state: couponState, discount: z.string(), person: z.string() });
export type ManagedCoupon = z.infer<typeof managedCoupon>;

const overWords = { 0: '안 끝남', 1: '끝남' } as const;
const spentWords = { 0: '남음', 1: '수량 소진' } as const;
const automaticWords = { 0: '쿠폰', 1: '자동 할인' } as const;

/** Every coupon, and the discounts that need no code. */
export const couponTable = defineTable({
  name: 'coupon',
  title: '쿠폰',
  path: 'adm/coupon',
  row: managedCoupon,
  columns: {
    name: { label: '이름', kind: 'text', sort: true },
    id: { label: '코드', kind: 'text' },
    discount: { label: '할인', kind: 'text' },
    state: { label: '상태', kind: 'choice', words: couponStateWords },
    used: { label: '사용', kind: 'number', sort: true },
    starts_at: { label: '시작', kind: 'time', sort: true },
    ends_at: { label: '끝', kind: 'time', sort: true },
    count: { label: '수량', kind: 'number', hidden: true },
    least: { label: '최소 금액', kind: 'won', hidden: true },
    person: { label: '받는 회원', kind: 'text', personal: true, hidden: true },
    added_at: { label: '만든 때', kind: 'time', sort: true, hidden: true },
  },
  filters: {
    over: { kind: 'choice', label: '기간', words: overWords, of: 'number' },
    spent: { kind: 'choice', label: '수량', words: spentWords, of: 'number' },
    automatic: { kind: 'choice', label: '종류', words: automaticWords, of: 'number' },
    starts_at: { kind: 'time', label: '시작' },
    ends_at: { kind: 'time', label: '끝' },
    user_id: { kind: 'id', label: '받는 회원' },
  },
  search: '이름과 코드',
  sort: ['-added_at'],
});

import type { StreamFold } from '../../kernel/fold.ts';
import { epochMs } from '../../kernel/fields.ts';
import type { CouponEvent } from './coupon.events.ts';
import type { CouponDocument } from './coupon.views.ts';

export type CouponFacts = Readonly<Omit<CouponDocument, 'revision' | 'position' | 'starts_at' | 'ends_at' | 'spent'>>;

const withHolds = (facts: CouponFacts, holds: CouponFacts['holds']): CouponFacts => ({
  ...facts,
  holds,
  due_at: holds.length === 0 ? null : Math.min(...holds.map(({ until }) => until)),
});
const withoutHold = (facts: CouponFacts | undefined, orderId: string) =>
  facts &&
  withHolds(
    facts,
    facts.holds.filter(({ order_id }) => order_id !== orderId),
  );

export const couponFold: StreamFold<CouponFacts | undefined, CouponEvent> = {
  initialState: undefined,
  evolve: {
    CouponAdded: (_, { data, meta }) => ({
      ...data,
      used: 0,
      ended: false,
      holds: [],
      due_at: null,
      added_at: epochMs(meta.at),
    }),
    CouponEnded: (facts) => facts && { ...facts, ended: true },
    CouponRedeemed: (facts, { data: { orderId: order_id, userId: user_id, until } }) =>
      facts &&
      withHolds({ ...facts, used: facts.used + 1 }, [...facts.holds, { order_id, user_id, until: Date.parse(until) }]),
    CouponKept: (facts, { data: { orderId } }) => withoutHold(facts, orderId),
    CouponReturned: (facts, { data: { orderId } }) => withoutHold(facts && { ...facts, used: facts.used - 1 }, orderId),
  },
};

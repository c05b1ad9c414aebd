import type { Presentation } from '@maru/contracts/kernel/presentation';
import type { couponQueries } from '@maru/contracts/shop/coupon/coupon.routes';
import { couponStateAt, couponTable, type ManagedCoupon } from '@maru/contracts/shop/coupon/coupon.table';
import type { CouponDocument, OwnCoupon } from '@maru/contracts/shop/coupon/coupon.views';
import { offText } from '@maru/contracts/shop/coupon/coupon.words';
import type { Where } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { tableHandlers } from '../../http/table-handlers.ts';

const managedPresentation = (now: number): Presentation<CouponDocument, ManagedCoupon> => ({
  people: ({ user_id }) => (user_id === null ? [] : [user_id]),
  present: ({ holds: _holds, due_at: _due, position: _position, spent: _spent, ...coupon }, person) => ({
    ...coupon,
    state: couponStateAt(coupon, now),
    discount: offText(coupon.off),
    person: coupon.user_id === null ? '' : person(coupon.user_id).name,
  }),
});

const bothOrNeither = (words: readonly string[]) => words.includes('0') === words.includes('1');
const overAt = (words: readonly string[], now: number): Where => {
  if (bothOrNeither(words)) return {};
  return { ends_at: words.includes('1') ? { lte: now } : { gt: now } };
};
/** Coupons with a code do not say that they are not automatic. */
const automaticOf = (words: readonly string[]): Where => ({
  automatic: { in: words.flatMap((word) => (word === '1' ? [1] : [0, null])) },
});

export const couponTableHandlers = tableHandlers({
  table: couponTable,
  view: 'coupon',
  beside: ['user'],
  filters: { over: (words, { engines: { clock } }) => overAt(words, clock.now()), automatic: automaticOf },
  toRows: (docs: readonly CouponDocument[], { engines: { clock }, present }) =>
    present(managedPresentation(clock.now()), docs),
});

const most = 100;
/** Each is for one person, who uses it once. */
const ownCouponOf = ({ id, name, off, least, from, until, scope, first_order, used }: CouponDocument): OwnCoupon => ({
  id,
  name,
  off,
  least,
  from,
  until,
  scope,
  first_order,
  used: used > 0,
});

export const myCoupons: QueryHandler<typeof couponQueries.mine> = {
  views: ['coupon'],
  answer: async (_, { engines: { views }, actor }) => {
    const rows = await views
      .view('coupon')
      .find<CouponDocument>({
        where: { user_id: actor.id },
        sort: [{ field: 'added_at', direction: 'desc' }],
        limit: most,
      });
    const list = rows
      .map(({ doc }) => doc)
      .filter(({ ended }) => !ended)
      .toSorted((one, other) => Date.parse(one.until) - Date.parse(other.until))
      .map(ownCouponOf);
    return { list };
  },
};

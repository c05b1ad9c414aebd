import type { couponQueries } from '@maru/contracts/shop/coupon/coupon.queries';
import type { CouponDocument, OwnCoupon } from '@maru/contracts/shop/coupon/coupon.views';
import type { QueryHandler } from '../../http/query-handler.ts';

const most = 100;
/** Each is for one person, who uses it once. */
const shownOf = ({ id, name, off, least, from, until, used }: CouponDocument): OwnCoupon => ({
  id,
  name,
  off,
  least,
  from,
  until,
  used: used > 0,
});

export const myCoupons: QueryHandler<typeof couponQueries.mine> = {
  views: ['coupon'],
  answer: async (_, { engines: { views }, actor }) => {
    const found = await views
      .view('coupon')
      .find<CouponDocument>({
        where: { user_id: actor.id },
        sort: [{ field: 'added_at', direction: 'desc' }],
        limit: most,
      });
    const list = found
      .map(({ doc }) => doc)
      .filter(({ ended }) => !ended)
      .toSorted((one, other) => Date.parse(one.until) - Date.parse(other.until))
      .map(shownOf);
    return { list };
  },
};

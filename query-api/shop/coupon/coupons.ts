import type { couponQueries } from '@maru/contracts/shop/coupon/coupon.routes';
import type { CouponDocument, OwnCoupon } from '@maru/contracts/shop/coupon/coupon.views';
import type { QueryHandler } from '../../http/query-handler.ts';

export const couponList: QueryHandler<typeof couponQueries.list> = {
  views: ['coupon'],
  answer: async ({ page, itemsPerPage }, { engines: { views } }) => {
    const coupons = views.view('coupon');
    const [rows, total] = await Promise.all([
      coupons.find<CouponDocument>({
        sort: [{ field: 'added_at', direction: 'desc' }],
        limit: itemsPerPage,
        offset: (page - 1) * itemsPerPage,
      }),
      coupons.count({}),
    ]);
    return { list: rows.map(({ doc: { holds: _, due_at: __, position: ___, ...coupon } }) => coupon), total };
  },
};

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

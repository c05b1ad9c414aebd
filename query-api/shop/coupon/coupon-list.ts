import type { couponQueries } from '@maru/contracts/shop/coupon/coupon.queries';
import type { CouponDocument } from '@maru/contracts/shop/coupon/coupon.views';
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
    return { list: rows.map(({ doc: { holds: _, due_at: __, position: ___, ...shown } }) => shown), total };
  },
};

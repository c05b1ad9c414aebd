import { z } from 'zod';
import { queryRoute } from '../../kernel/route.ts';
import { couponDocument, ownCoupon } from './coupon.views.ts';

export const couponQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'shop/coupon/list',
    access: 'login',
    summary: "Coupons that are one's own, those that end first before others.",
    input: z.object({}),
    answer: z.object({ list: z.array(ownCoupon) }),
  }),
  list: queryRoute({
    method: 'GET',
    path: 'adm/coupon/list',
    access: 'admin',
    summary: 'Page of all coupons, the newest first.',
    input: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      itemsPerPage: z.coerce.number().int().min(1).max(60).default(20),
    }),
    answer: z.object({
      list: z.array(couponDocument.omit({ holds: true, due_at: true, position: true })),
      total: z.int(),
    }),
  }),
};

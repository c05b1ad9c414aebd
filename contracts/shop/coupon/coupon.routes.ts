import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute, queryRoute } from '../../kernel/route.ts';
import { tableQueries } from '../../kernel/table-queries.ts';
import type { CouponCommand } from './coupon.commands.ts';
import { couponCode, couponTerms } from './coupon.fields.ts';
import { couponTable } from './coupon.table.ts';
import { couponDocument, ownCoupon } from './coupon.views.ts';

export const couponForm = couponTerms
  .extend({ id: couponCode, user_id: id.nullable().default(null) })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), { path: ['until'] })
  // Nobody redeems what needs no code, so nothing counts it.
  .refine(({ automatic, count, user_id }) => !automatic || (count === null && user_id === null), { path: ['count'] });

const row = { access: 'admin', answer: couponDocument } as const;

export const couponRoutes = {
  add: commandRoute({
    ...row,
    method: 'POST',
    path: 'adm/coupon/add',
    summary: 'Adds a coupon under its code.',
    input: couponForm,
    toCommand: (data): CouponCommand => ({ type: 'AddCoupon', data }),
  }),
  end: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/coupon/end',
    summary: 'Ends a coupon: orders that have it keep it.',
    input: z.object({ id: couponCode }),
    toCommand: (data): CouponCommand => ({ type: 'EndCoupon', data }),
  }),
};

export const couponQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'shop/coupon/list',
    access: 'login',
    summary: "Coupons that are one's own, those that end first before others.",
    input: z.object({}),
    answer: z.object({ list: z.array(ownCoupon) }),
  }),
};
export const managedCouponQueries = tableQueries(couponTable);

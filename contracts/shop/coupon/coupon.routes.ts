import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute } from '../../kernel/route.ts';
import type { CouponCommand } from './coupon.commands.ts';
import { couponCode, couponTerms } from './coupon.fields.ts';
import { couponDocument } from './coupon.views.ts';

export const couponForm = couponTerms
  .extend({ id: couponCode, user_id: id.nullable().default(null) })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), { path: ['until'] });

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

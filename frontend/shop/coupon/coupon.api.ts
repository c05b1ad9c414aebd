import type { couponForm } from '@maru/contracts/shop/coupon/coupon.routes';
import type { OwnCoupon } from '@maru/contracts/shop/coupon/coupon.views';
import type { z } from 'zod';
import { baseApi } from '../../kernel/api/base-api.ts';

/** An item to choose. */
export interface ItemName {
  readonly id: string;
  readonly name: string;
}
export type NewCoupon = z.input<typeof couponForm>;

export const couponApi = baseApi.enhanceEndpoints({ addTagTypes: ['Coupon'] }).injectEndpoints({
  endpoints: (build) => ({
    myCoupons: build.query<readonly OwnCoupon[], void>({
      query: () => 'shop/coupon/list',
      transformResponse: ({ list }: { list: readonly OwnCoupon[] }) => list,
      providesTags: ['Coupon'],
    }),
    /** As many as there usually are, to choose from. */
    itemNames: build.query<readonly ItemName[], void>({
      query: () => ({ url: 'adm/item/list', params: { limit: 100 } }),
      transformResponse: ({ list }: { list: readonly ItemName[] }) => list.map(({ id, name }) => ({ id, name })),
      keepUnusedDataFor: 0,
    }),
    addCoupon: build.mutation<unknown, NewCoupon>({
      query: (body) => ({ url: 'adm/coupon/add', method: 'POST', body }),
      invalidatesTags: ['Coupon'],
      extraOptions: { quiet: true },
    }),
    endCoupon: build.mutation<unknown, string>({
      query: (id) => ({ url: 'adm/coupon/end', method: 'PUT', body: { id } }),
      invalidatesTags: ['Coupon'],
    }),
  }),
});

export const { useMyCouponsQuery, useItemNamesQuery, useAddCouponMutation, useEndCouponMutation } = couponApi;

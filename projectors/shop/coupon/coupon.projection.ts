import { type CouponEvent, couponStream } from '@maru/contracts/shop/coupon/coupon.events';
import { couponFold } from '@maru/contracts/shop/coupon/coupon.fold';
import type { CouponDocument } from '@maru/contracts/shop/coupon/coupon.views';
import type { Projection } from '../../runtime/projection.ts';

export const couponProjection: Projection<CouponEvent, CouponDocument> = {
  name: 'coupon',
  version: 2,
  view: {
    fields: { user_id: 'text', added_at: 'number', due_at: 'number', automatic: 'number' },
    indexes: [['added_at'], ['user_id', 'added_at'], ['due_at'], ['automatic']],
  },
  streams: [couponStream('')],
  own: couponStream(''),
  key: (event) => event.data.id,
  on: couponFold.evolve,
};

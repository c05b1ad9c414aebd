import { epochMs } from '@maru/contracts/kernel/fields';
import { handlersOf } from '@maru/contracts/kernel/fold';
import type { Recorded } from '@maru/contracts/kernel/message';
import { type CouponEvent, couponStream } from '@maru/contracts/shop/coupon/coupon.events';
import { type CouponFacts, couponFold } from '@maru/contracts/shop/coupon/coupon.fold';
import type { CouponDocument } from '@maru/contracts/shop/coupon/coupon.views';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<CouponDocument>;

const endOf = ({ until, ended }: CouponFacts, { meta }: CouponEvent & Recorded, before: Doc | undefined) => {
  if (!ended) return Date.parse(until);
  return before?.ended ? before.ends_at : Math.min(Date.parse(until), epochMs(meta.at));
};

export const couponProjection: Projection<CouponEvent, CouponDocument> = {
  name: 'coupon',
  version: 3,
  view: {
    fields: {
      user_id: 'text',
      name: 'text',
      used: 'number',
      added_at: 'number',
      starts_at: 'number',
      ends_at: 'number',
      spent: 'number',
      due_at: 'number',
      automatic: 'number',
    },
    indexes: [
      ['added_at'],
      ['name'],
      ['used'],
      ['starts_at'],
      ['ends_at'],
      ['spent', 'added_at'],
      ['user_id', 'added_at'],
      ['due_at'],
      ['automatic', 'added_at'],
    ],
    search: ['name', 'id'],
  },
  streams: [couponStream('')],
  own: couponStream(''),
  key: (event) => event.data.id,
  on: handlersOf<CouponEvent, CouponFacts | undefined, Doc>(
    couponFold.evolve,
    (doc) => doc,
    (facts, event, before) =>
      facts && {
        ...facts,
        starts_at: Date.parse(facts.from),
        ends_at: endOf(facts, event, before),
        spent: facts.count !== null && facts.used >= facts.count,
      },
  ),
};

import type { Consent } from '@maru/contracts/shop/order/order.consents';
import { couponStream } from '@maru/contracts/shop/coupon/coupon.events';
import { pointsStream } from '@maru/contracts/shop/points/points.events';
import { balanceAt } from '@maru/contracts/shop/points/points.views';
import { expect } from 'vitest';
import { couponAggregate } from '../../shop/coupon/coupon.aggregate.ts';
import { pointsAggregate } from '../../shop/points/points.aggregate.ts';
import { allConsents, type Placed, recipient, type ShopWorld } from './shop.fixture.ts';

type World = () => { readonly shop: ShopWorld; readonly item: string; readonly userId: string; readonly token: string };
export const dayMs = 24 * 60 * 60 * 1000;
let codes = 0;

export const claimsOf = (world: World) => {
  const inDays = (days: number) => new Date(world().shop.clock.now() + days * dayMs).toISOString();
  /** 10 % off, and never more than 10,000 won. */
  const newCoupon = async (more: object = {}) => {
    const id = `TEST${(codes += 1)}`;
    await world().shop.sendAsSystem('AddCoupon', {
      id,
      name: '첫 구매',
      off: { kind: 'percent', percent: 10, most: 10_000 },
      least: 0,
      from: inDays(-1),
      until: inDays(7),
      count: null,
      user_id: null,
      ...more,
    });
    return id;
  };
  const coupon = async (id: string) => (await world().shop.load(couponAggregate, couponStream(id))).state;
  const points = async (of = world().userId) => (await world().shop.load(pointsAggregate, pointsStream(of))).state;
  const balance = async (of?: string) => balanceAt(await points(of), world().shop.clock.now());
  return { inDays, newCoupon, coupon, points, balance };
};

export interface Wanted {
  readonly consents?: readonly Consent[];
  readonly quantity?: number;
  readonly coupon?: string;
  readonly points?: number;
  readonly by?: string | undefined;
}

export const placing = (world: World) => {
  const body = ({ quantity = 2, by: _, ...taken }: Wanted) => ({
    lines: [{ item_id: world().item, option_id: 1, quantity }],
    ...taken,
  });
  const quote = async (wanted: Wanted) =>
    (
      await world().shop.call('POST', 'shop/cart/quote', {
        token: 'by' in wanted ? wanted.by : world().token,
        body: body(wanted),
      })
    ).body;
  const place = (wanted: Wanted & { readonly total: number }) => {
    const { total, ...rest } = wanted;
    return world().shop.call('POST', 'shop/order/place', {
      token: 'by' in rest ? rest.by : world().token,
      body: { ...body(rest), recipient, expected_total: total, agreed: true, consents: allConsents },
    });
  };
  const ordered = async (wanted: Wanted & { readonly total: number }) => {
    const answer = await place(wanted);
    expect(answer.body.code).toBeUndefined();
    return answer.body as unknown as Placed;
  };
  return { quote, place, ordered };
};

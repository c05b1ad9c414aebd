import type { CouponCommand } from '@maru/contracts/shop/coupon/coupon.commands';
import type { PointsCommand } from '@maru/contracts/shop/points/points.commands';
import { personId, type PersonKey, personKeys } from './cast/demo-people.ts';

interface CouponScene {
  readonly ago: number;
  readonly command: CouponCommand | PointsCommand;
}

const midnight = (day: string) => `${day}T15:00:00.000Z`;
const began = 20;
const welcomePoints = 5_000;

const ownCoupon = (
  person: PersonKey,
  { from, until }: { readonly from: string; readonly until: string },
): CouponCommand => ({
  type: 'AddCoupon',
  data: {
    id: `HELLO${person.toUpperCase()}`,
    name: '가입 축하 5,000원',
    off: { kind: 'won', won: 5_000 },
    least: 20_000,
    from,
    until,
    count: 1,
    user_id: personId(person),
  },
});

export const couponScenes = (day: (fromToday: number) => string): readonly CouponScene[] => {
  const time = { from: midnight(day(-began)), until: midnight(day(60)) };
  const welcome: CouponCommand = {
    type: 'AddCoupon',
    data: {
      id: 'WELCOME10',
      name: '첫 구매 10% 할인',
      off: { kind: 'percent', percent: 10, most: 10_000 },
      least: 30_000,
      ...time,
      count: 500,
      user_id: null,
    },
  };
  return [
    { ago: began, command: welcome },
    ...personKeys.flatMap((person): readonly CouponScene[] => [
      { ago: began - 1, command: ownCoupon(person, time) },
      {
        ago: began - 2,
        command: { type: 'GrantPoints', data: { id: personId(person), points: welcomePoints, reason: 'event' } },
      },
    ]),
  ];
};

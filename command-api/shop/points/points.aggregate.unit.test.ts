import { type Actor, system } from '@maru/contracts/kernel/actor';
import { pointsExamples } from '@maru/contracts/shop/points/points.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { pointsAggregate } from './points.aggregate.ts';
import { pointsPolicies } from '@maru/contracts/shop/points/points.policies';
import { describe, expect, it } from 'vitest';

/** 3,000 that last until 2027, and 500 that are lost a month earlier; 1,000 of the first are used. */
const {
  PointsGranted: granted,
  PointsEarned: earned,
  PointsUsed: used,
  PointsUseKept: kept,
  PointsReturned: returned,
  PointsExpired: expired,
} = pointsExamples;
const { id } = granted.data;
const { orderId, until } = used.data;
const keeper: Actor = { id: 'an administrator', level: 10 };
const points = decisionsOf(pointsAggregate);
const expire = { type: 'ExpirePoints', data: { id } } as const;
const over = { ...earned, data: { ...earned.data, expires: '2026-01-01T00:00:02.000Z' } };
const gone = { ...expired, data: { id, points: 500, lots: [2] } };
const use = (many: number) => ({ type: 'UsePoints', data: { id, orderId, points: many, until } }) as const;
const stale = { ...granted, data: { ...granted.data, expires: '2026-01-01T00:00:00.000Z' } };
const allBack = { ...returned, data: { ...returned.data, points: 1_000 } };
const keep = { type: 'KeepPointsUse', data: { id, orderId } } as const;
const back = (many?: number) =>
  ({ type: 'ReturnPoints', data: { id, orderId, ...(many !== undefined && { points: many }) } }) as const;
const returnedOf = (many: number) => ({ ...returned, data: { ...returned.data, points: many } });
const soon = { ...granted, data: { ...granted.data, expires: '2026-01-02T00:00:00.000Z' } };

describe('GrantPoints', () => {
  it('gives them for a year', () =>
    points
      .given()
      .when({ type: 'GrantPoints', data: { id, points: 3_000, reason: 'event' } }, keeper)
      .emits({ ...granted, data: { ...granted.data, expires: '2027-01-01T00:00:00.000Z' } }));
  it('is for administrators', () => {
    expect(pointsPolicies.GrantPoints({ id, level: 1 }, undefined)).toBe('forbidden');
    expect(pointsPolicies.GrantPoints(keeper, undefined)).toBeUndefined();
  });
});

describe('EarnPoints', () => {
  it('gives them for a year', () =>
    points
      .given()
      .when({ type: 'EarnPoints', data: { id, orderId: earned.data.orderId, points: 500 } }, system)
      .emits({ ...earned, data: { ...earned.data, expires: '2027-01-01T00:00:00.000Z' } }));
  it('follows from orders only', () => expect(pointsPolicies.EarnPoints(keeper, undefined)).toBe('forbidden'));
});

describe('ExpirePoints', () => {
  it('takes away what is left of those whose time is over', () => {
    points.given(granted, over).when(expire, system).emits(gone);
    points.given(granted, over, gone).when(expire, system).emitsNothing();
  });
  it('leaves what lasts', () => points.given(granted, earned).when(expire, system).emitsNothing());
});

describe('UsePoints', () => {
  it('takes those first that are lost first', () =>
    points
      .given(granted, earned)
      .when(use(1_200), system)
      .emits({
        ...used,
        data: {
          ...used.data,
          points: 1_200,
          lots: [
            { no: 2, points: 500 },
            { no: 1, points: 700 },
          ],
        },
      }));
  it('is refused for more than there are', () => {
    points.given().when(use(1), system).isRefused('points_short');
    points.given(granted, earned).when(use(3_501), system).isRefused('points_short');
    points
      .given(granted, used)
      .when({ ...use(2_001), data: { ...use(2_001).data, orderId: 'another order' } }, system)
      .isRefused('points_short');
  });
  it('takes none whose time is over, also when nobody has taken them away yet', () =>
    points.given(stale).when(use(1), system).isRefused('points_short'));
  it('takes none again for the same order', () => {
    points.given(granted, used).when(use(1_000), system).emitsNothing();
    points.given(granted, used).when(use(900), system).isRefused('key_reused');
  });
  it('takes them again where all came back', () =>
    points
      .given(granted, used, allBack)
      .when(use(1_000), system)
      .emits({ ...used, data: { ...used.data, lots: [{ no: 1, points: 1_000 }] } }));
});

describe('KeepPointsUse', () => {
  it('settles what an order was paid with, once', () => {
    points.given(granted, used).when(keep, system).emits(kept);
    points.given(granted, used, kept).when(keep, system).emitsNothing();
  });
  it('settles nothing else', () => points.given(granted).when(keep, system).emitsNothing());
});

describe('ReturnPoints', () => {
  it('comes back, never more than it was', () => {
    points.given(granted, used).when(back(400), system).emits(returned);
    points.given(granted, used, kept, returned).when(back(700), system).emits(returnedOf(600));
    points.given(granted, used, returned).when(back(), system).emits(returnedOf(600));
    points.given(granted, used, returnedOf(1_000)).when(back(1), system).emitsNothing();
    points.given(granted).when(back(), system).emitsNothing();
  });
  it('lasts for a month when it comes back, whenever it would have been lost', () =>
    points
      .given(soon, used)
      .when(back(400), system)
      .emits({ ...returned, data: { ...returned.data, expires: '2026-01-31T00:00:02.000Z' } }));
});

import { pointsPolicies } from '@maru/contracts/shop/points/points.policies';
import { describe, expect, it } from 'vitest';
import { earned, id, keeper, points, system } from './points.spec.ts';

describe('EarnPoints', () => {
  it('gives them for a year', () =>
    points
      .given()
      .when({ type: 'EarnPoints', data: { id, orderId: earned.data.orderId, points: 500 } }, system)
      .emits({ ...earned, data: { ...earned.data, expires: '2027-01-01T00:00:00.000Z' } }));
  it('follows from orders only', () => expect(pointsPolicies.EarnPoints(keeper, undefined)).toBe('forbidden'));
});

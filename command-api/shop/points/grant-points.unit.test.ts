import { pointsPolicies } from '@maru/contracts/shop/points/points.policies';
import { describe, expect, it } from 'vitest';
import { granted, id, keeper, points } from './points.spec.ts';

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

import { describe, it } from 'vitest';
import { granted, id, kept, orderId, points, returned, system, used } from './points.spec.ts';

const back = (many?: number) =>
  ({ type: 'ReturnPoints', data: { id, orderId, ...(many !== undefined && { points: many }) } }) as const;
const returnedOf = (many: number) => ({ ...returned, data: { ...returned.data, points: many } });
const soon = { ...granted, data: { ...granted.data, expires: '2026-01-02T00:00:00.000Z' } };

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

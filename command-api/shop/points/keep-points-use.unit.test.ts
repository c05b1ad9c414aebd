import { describe, it } from 'vitest';
import { granted, id, kept, orderId, points, system, used } from './points.spec.ts';

const keep = { type: 'KeepPointsUse', data: { id, orderId } } as const;

describe('KeepPointsUse', () => {
  it('settles what an order was paid with, once', () => {
    points.given(granted, used).when(keep, system).emits(kept);
    points.given(granted, used, kept).when(keep, system).emitsNothing();
  });
  it('settles nothing else', () => points.given(granted).when(keep, system).emitsNothing());
});

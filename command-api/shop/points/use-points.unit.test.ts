import { describe, it } from 'vitest';
import { earned, granted, id, orderId, points, returned, system, until, used } from './points.spec.ts';

const use = (many: number) => ({ type: 'UsePoints', data: { id, orderId, points: many, until } }) as const;
const stale = { ...granted, data: { ...granted.data, expires: '2026-01-01T00:00:00.000Z' } };
const allBack = { ...returned, data: { ...returned.data, points: 1_000 } };

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

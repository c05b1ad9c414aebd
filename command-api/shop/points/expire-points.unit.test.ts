import { describe, it } from 'vitest';
import { earned, expired, granted, id, points, system } from './points.spec.ts';

const expire = { type: 'ExpirePoints', data: { id } } as const;
const over = { ...earned, data: { ...earned.data, expires: '2026-01-01T00:00:02.000Z' } };
const gone = { ...expired, data: { id, points: 500, lots: [2] } };

describe('ExpirePoints', () => {
  it('takes away what is left of those whose time is over', () => {
    points.given(granted, over).when(expire, system).emits(gone);
    points.given(granted, over, gone).when(expire, system).emitsNothing();
  });
  it('leaves what lasts', () => points.given(granted, earned).when(expire, system).emitsNothing());
});

import type { Examples } from '../../kernel/message.ts';
import type { PointsEvent } from './points.events.ts';

const id = '01900000-0000-7000-8000-000000000001';
const orderId = '01900000-0000-7000-8000-0000000000f9';

export const pointsExamples: Examples<PointsEvent> = {
  PointsGranted: {
    type: 'PointsGranted',
    data: { id, points: 3_000, expires: '2027-01-01T00:00:00.000Z', reason: 'event' },
  },
  PointsEarned: {
    type: 'PointsEarned',
    data: { id, orderId: '01900000-0000-7000-8000-0000000000f8', points: 500, expires: '2026-12-01T00:00:00.000Z' },
  },
  PointsTakenBack: {
    type: 'PointsTakenBack',
    data: {
      id,
      orderId: '01900000-0000-7000-8000-0000000000f8',
      points: 200,
      kept: 300,
      lots: [{ no: 2, points: 200 }],
    },
  },
  PointsUsed: {
    type: 'PointsUsed',
    data: { id, orderId, points: 1_000, lots: [{ no: 1, points: 1_000 }], until: '2026-01-01T00:20:00.000Z' },
  },
  PointsUseKept: { type: 'PointsUseKept', data: { id, orderId } },
  PointsReturned: { type: 'PointsReturned', data: { id, orderId, points: 400, expires: '2027-01-01T00:00:00.000Z' } },
  PointsExpired: { type: 'PointsExpired', data: { id, points: 2_000, lots: [1] } },
};

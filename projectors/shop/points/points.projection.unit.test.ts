import { pointsExamples } from '@maru/contracts/shop/points/points.examples';
import { type PointsEvent, pointsStream } from '@maru/contracts/shop/points/points.events';
import { type PointsDocument, pointsDocument, presentPoints } from '@maru/contracts/shop/points/points.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { pointsProjection } from './points.projection.ts';

const { id, orderId, until } = pointsExamples.PointsUsed.data;
const now = Date.parse('2026-01-02T00:00:00.000Z');
const lasting = Date.parse('2027-01-01T00:00:00.000Z');
type Types = readonly PointsEvent['type'][];
/** What came before, the balance then, the newest moment, and when there is something to do. */
const effects: {
  readonly [K in PointsEvent['type']]: readonly [past: Types, balance: number, moment: object, due: number | null];
} = {
  PointsGranted: [[], 3_000, { what: 'granted', points: 3_000, order_id: null, reason: 'event' }, lasting],
  PointsEarned: [
    ['PointsGranted'],
    3_500,
    { what: 'earned', points: 500, reason: null },
    Date.parse('2026-12-01T00:00:00.000Z'),
  ],
  PointsTakenBack: [
    ['PointsGranted', 'PointsEarned'],
    3_300,
    { what: 'takenBack', points: -200 },
    Date.parse('2026-12-01T00:00:00.000Z'),
  ],
  PointsUsed: [['PointsGranted'], 2_000, { what: 'used', points: -1_000, order_id: orderId }, Date.parse(until)],
  PointsUseKept: [['PointsGranted', 'PointsUsed'], 2_000, { what: 'used' }, lasting],
  PointsReturned: [
    ['PointsGranted', 'PointsUsed'],
    2_400,
    { what: 'returned', points: 400, order_id: orderId },
    lasting,
  ],
  PointsExpired: [['PointsGranted', 'PointsUsed', 'PointsUseKept'], 0, { what: 'expired', points: -2_000 }, null],
};

describe.each(Object.entries(effects))('%s', (type, [past, balance, moment, due]) => {
  const record = recorder();
  const events = [...past, type as PointsEvent['type']].map((one) => record(pointsStream(id), pointsExamples[one]));

  it('shows in what there is, and in what came of it', () => {
    const doc = foldEvents(pointsProjection, events).get(id) as PointsDocument;
    expect(presentPoints(doc, now)).toMatchObject({ balance });
    expect(doc.history[0]).toMatchObject(moment);
    expect(doc.due_at).toBe(due);
    expect(pointsDocument.parse(doc)).toEqual(doc);
  });
  it('changes nothing when seen again', () =>
    expect(foldEvents(pointsProjection, [...events, ...events])).toEqual(foldEvents(pointsProjection, events)));
});

it('says what is lost first, and counts nothing whose time is over', () => {
  const record = recorder();
  const doc = foldEvents(pointsProjection, [
    record(pointsStream(id), pointsExamples.PointsGranted),
    record(pointsStream(id), pointsExamples.PointsEarned),
  ]).get(id) as PointsDocument;
  const first = Date.parse('2026-12-01T00:00:00.000Z');
  expect(presentPoints(doc, now)).toMatchObject({ balance: 3_500, expiring: { points: 500, at: first } });
  expect(presentPoints(doc, first)).toMatchObject({ balance: 3_000, expiring: { points: 3_000, at: lasting } });
  expect(presentPoints(doc, lasting)).toMatchObject({ balance: 0, expiring: null });
});

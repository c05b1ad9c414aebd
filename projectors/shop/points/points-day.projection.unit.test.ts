import { pointsExamples } from '@maru/contracts/shop/points/points.examples';
import { type PointsEvent, pointsStream } from '@maru/contracts/shop/points/points.events';
import {
  allDays,
  noPointsSums,
  type PointsDayDocument,
  pointsDayDocument,
  pointsGained,
  pointsGone,
  type PointsSums,
} from '@maru/contracts/shop/points/points-day.views';
import { balanceAt, type PointsDocument } from '@maru/contracts/shop/points/points.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { pointsDayProjection } from './points-day.projection.ts';
import { pointsProjection } from './points.projection.ts';

const { id } = pointsExamples.PointsGranted.data;
const day = '2026-01-05';
const recorded = (types: readonly PointsEvent['type'][]) => {
  const record = recorder();
  return types.map((type) => record(pointsStream(id), pointsExamples[type]));
};

const effects: { readonly [K in PointsEvent['type']]: Partial<PointsSums> } = {
  PointsGranted: { granted: 3_000 },
  PointsEarned: { earned: 500 },
  PointsReturned: { returned: 400 },
  PointsUsed: { used: 1_000 },
  PointsTakenBack: { taken_back: 200 },
  PointsExpired: { expired: 2_000 },
  PointsUseKept: {},
};
describe.each(Object.entries(effects))('%s', (type, effect) => {
  const events = recorded(['PointsGranted', type as PointsEvent['type']]);
  const granted = type === 'PointsGranted' ? 6_000 : 3_000;

  it('counts for its day and for all days', () => {
    const docs = foldEvents(pointsDayProjection, events);
    const doc = docs.get(day) as PointsDayDocument;
    expect(doc).toMatchObject({ ...noPointsSums, ...effect, granted });
    expect(docs.get(allDays)).toEqual({ ...doc, id: allDays });
    expect(pointsDayDocument.parse(doc)).toEqual(doc);
  });
  it('changes nothing when seen again', () =>
    expect(foldEvents(pointsDayProjection, [...events, ...events])).toEqual(foldEvents(pointsDayProjection, events)));
});

it('comes to what members have', () => {
  const events = recorded(['PointsGranted', 'PointsEarned', 'PointsUsed', 'PointsReturned', 'PointsTakenBack']);
  const all = foldEvents(pointsDayProjection, events).get(allDays) as PointsDayDocument;
  const held = foldEvents(pointsProjection, events).get(id) as PointsDocument;
  expect(pointsGained(all) - pointsGone(all)).toBe(balanceAt(held, Date.parse('2026-01-06T00:00:00.000Z')));
});

import { type Handlers, ignore } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import { dateText, seoulDay } from '@maru/contracts/kernel/seoul-days';
import {
  allDays,
  noPointsSums,
  type PointsDayDocument,
  type PointsSums,
} from '@maru/contracts/shop/points/points-day.views';
import { type PointsEvent, pointsStream } from '@maru/contracts/shop/points/points.events';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<PointsDayDocument>;
const adding =
  (sum: keyof PointsSums) =>
  (doc: Doc | undefined, { data: { points } }: { readonly data: { readonly points: number } }, id: string): Doc => {
    const sums = doc ?? { id, ...noPointsSums };
    return { ...sums, [sum]: sums[sum] + points };
  };

const on: Handlers<PointsEvent, Doc> = {
  PointsGranted: adding('granted'),
  PointsEarned: adding('earned'),
  PointsReturned: adding('returned'),
  PointsUsed: adding('used'),
  PointsTakenBack: adding('taken_back'),
  PointsExpired: adding('expired'),
  PointsUseKept: ignore,
};

/** What came to all members and left them each day in Korea, and on all days together. */
export const pointsDayProjection: Projection<PointsEvent, PointsDayDocument> = {
  name: 'points-day',
  version: 1,
  view: { fields: {}, indexes: [] },
  streams: [pointsStream('')],
  key: ({ meta }) => [dateText(seoulDay(epochMs(meta.at))), allDays],
  on,
};

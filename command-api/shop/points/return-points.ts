import { pointsBackDays } from '@maru/contracts/shop/points/points.fields';
import { daysAfter, type PointsDecider, spentOn } from './points.state.ts';

/** Never more than the order was paid with. They last as long as they would have, and some time in any case. */
export const returnPoints: PointsDecider<'ReturnPoints'> = (
  facts,
  { data: { id, orderId, points: wanted } },
  { at },
) => {
  const use = spentOn(facts, orderId);
  const left = use ? use.points - use.back : 0;
  const points = Math.min(wanted ?? left, left);
  if (!use || points === 0) return [];
  const [would, least] = [new Date(use.expires).toISOString(), daysAfter(Date.parse(at), pointsBackDays)];
  return [{ type: 'PointsReturned', data: { id, orderId, points, expires: would > least ? would : least } }];
};

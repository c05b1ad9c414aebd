import { pointsDays } from '@maru/contracts/shop/points/points.fields';
import { daysAfter, type PointsDecider } from './points.state.ts';

/** Whoever sends it sends it once for an order. */
export const earnPoints: PointsDecider<'EarnPoints'> = (_, { data }, { at }) => [
  { type: 'PointsEarned', data: { ...data, expires: daysAfter(Date.parse(at), pointsDays) } },
];

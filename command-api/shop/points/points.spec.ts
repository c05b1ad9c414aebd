import { type Actor, system } from '@maru/contracts/kernel/actor';
import { pointsExamples } from '@maru/contracts/shop/points/points.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { pointsAggregate } from './points.aggregate.ts';

export { system };
/** 3,000 that last until 2027, and 500 that are lost a month earlier; 1,000 of the first are used. */
export const {
  PointsGranted: granted,
  PointsEarned: earned,
  PointsUsed: used,
  PointsUseKept: kept,
  PointsReturned: returned,
  PointsExpired: expired,
} = pointsExamples;
export const { id } = granted.data;
export const { orderId, until } = used.data;
export const keeper: Actor = { id: 'an administrator', level: 10 };
export const points = decisionsOf(pointsAggregate);

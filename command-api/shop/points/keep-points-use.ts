import { type PointsDecider, spentOn } from './points.state.ts';

/** The order is there; nobody has to look after it any more. */
export const keepPointsUse: PointsDecider<'KeepPointsUse'> = (facts, { data }) =>
  (spentOn(facts, data.orderId)?.until ?? null) === null ? [] : [{ type: 'PointsUseKept', data }];

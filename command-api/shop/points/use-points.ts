import { Rejected } from '@maru/contracts/kernel/rejections';
import { lotsAt } from '@maru/contracts/shop/points/points.views';
import { type PointsDecider, spentOn } from './points.state.ts';

/** Those that are lost first are used first. The same order again is the same. */
export const usePoints: PointsDecider<'UsePoints'> = (facts, { data: { id, orderId, points, until } }, { at }) => {
  const before = spentOn(facts, orderId);
  if (before && before.back < before.points) {
    if (before.points !== points) throw new Rejected('key_reused');
    return [];
  }
  const lots: { no: number; points: number }[] = [];
  let wanted = points;
  for (const { no, left } of lotsAt(facts, Date.parse(at))) {
    const taken = Math.min(left, wanted);
    if (taken > 0) lots.push({ no, points: taken });
    wanted -= taken;
  }
  if (wanted > 0) throw new Rejected('points_short');
  return [{ type: 'PointsUsed', data: { id, orderId, points, lots, until } }];
};

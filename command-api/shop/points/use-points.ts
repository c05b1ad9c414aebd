import { Rejected } from '@maru/contracts/kernel/rejections';
import { earnedMark, type PointsFacts } from '@maru/contracts/shop/points/points.fold';
import { balanceAt, lotsAt } from '@maru/contracts/shop/points/points.views';
import { pointsBackDays, pointsDays } from '@maru/contracts/shop/points/points.fields';
import { daysAfter, type PointsDecider, spentOn } from './points.state.ts';

export const grantPoints: PointsDecider<'GrantPoints'> = (_, { data }, { at }) => [
  { type: 'PointsGranted', data: { ...data, expires: daysAfter(Date.parse(at), pointsDays) } },
];

/** Those that are lost first go first. */
const lotsFor = (facts: PointsFacts, wanted: number, at: string) => {
  const lots: { no: number; points: number }[] = [];
  for (const { no, left } of lotsAt(facts, Date.parse(at))) {
    const points = Math.min(left, wanted - lots.reduce((sum, lot) => sum + lot.points, 0));
    if (points > 0) lots.push({ no, points });
  }
  return lots;
};

/** Once for an order. */
export const earnPoints: PointsDecider<'EarnPoints'> = (_, { data }, { at, marks }) =>
  marks?.has(earnedMark(data.orderId))
    ? []
    : [{ type: 'PointsEarned', data: { ...data, expires: daysAfter(Date.parse(at), pointsDays) } }];

/** What was spent meanwhile is not asked for. */
export const takeBackPoints: PointsDecider<'TakeBackPoints'> = (
  facts,
  { data: { id, orderId, keep } },
  { at, marks },
) => {
  const earned = Number(marks?.get(earnedMark(orderId)) ?? 0);
  if (earned <= keep) return [];
  const lots = lotsFor(facts, earned - keep, at);
  const points = lots.reduce((sum, lot) => sum + lot.points, 0);
  return [{ type: 'PointsTakenBack', data: { id, orderId, points, kept: keep, lots } }];
};

export const expirePoints: PointsDecider<'ExpirePoints'> = ({ lots }, { data: { id } }, { at }) => {
  const over = lots.filter(({ expires }) => expires <= Date.parse(at));
  return over.length === 0
    ? []
    : [
        {
          type: 'PointsExpired',
          data: { id, points: over.reduce((sum, { left }) => sum + left, 0), lots: over.map(({ no }) => no) },
        },
      ];
};

export const usePoints: PointsDecider<'UsePoints'> = (facts, { data: { id, orderId, points, until } }, { at }) => {
  const before = spentOn(facts, orderId);
  if (before && before.back < before.points) {
    if (before.points !== points) throw new Rejected('key_reused');
    return [];
  }
  if (balanceAt(facts, Date.parse(at)) < points) throw new Rejected('points_short');
  return [{ type: 'PointsUsed', data: { id, orderId, points, lots: lotsFor(facts, points, at), until } }];
};

export const keepPointsUse: PointsDecider<'KeepPointsUse'> = (facts, { data }) =>
  (spentOn(facts, data.orderId)?.until ?? null) === null ? [] : [{ type: 'PointsUseKept', data }];

/** Returned points last as long as they would have, and some time in any case. */
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

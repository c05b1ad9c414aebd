import { pointsDays } from '@maru/contracts/shop/points/points.fields';
import { daysAfter, type PointsDecider } from './points.state.ts';

export const grantPoints: PointsDecider<'GrantPoints'> = (_, { data }, { at }) => [
  { type: 'PointsGranted', data: { ...data, expires: daysAfter(Date.parse(at), pointsDays) } },
];

export const earnPoints: PointsDecider<'EarnPoints'> = (_, { data }, { at }) => [
  { type: 'PointsEarned', data: { ...data, expires: daysAfter(Date.parse(at), pointsDays) } },
];

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

import type { PointsDecider } from './points.state.ts';

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

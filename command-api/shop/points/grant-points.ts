import { pointsDays } from '@maru/contracts/shop/points/points.fields';
import { daysAfter, type PointsDecider } from './points.state.ts';

export const grantPoints: PointsDecider<'GrantPoints'> = (_, { data }, { at }) => [
  { type: 'PointsGranted', data: { ...data, expires: daysAfter(Date.parse(at), pointsDays) } },
];

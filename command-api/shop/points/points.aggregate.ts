import type { PointsCommand } from '@maru/contracts/shop/points/points.commands';
import { type PointsEvent, pointsStream } from '@maru/contracts/shop/points/points.events';
import { earnedMark, type PointsFacts, pointsFold } from '@maru/contracts/shop/points/points.fold';
import { pointsPolicies } from '@maru/contracts/shop/points/points.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import {
  earnPoints,
  expirePoints,
  grantPoints,
  keepPointsUse,
  returnPoints,
  takeBackPoints,
  usePoints,
} from './use-points.ts';

export const pointsAggregate: Aggregate<PointsCommand, PointsFacts, PointsEvent, undefined> = {
  name: 'shop.points',
  ...pointsFold,
  stream: ({ data }) => pointsStream(data.id),
  asks: ({ type, data }) => (type === 'EarnPoints' || type === 'TakeBackPoints' ? [earnedMark(data.orderId)] : []),
  decide: {
    GrantPoints: grantPoints,
    EarnPoints: earnPoints,
    TakeBackPoints: takeBackPoints,
    UsePoints: usePoints,
    KeepPointsUse: keepPointsUse,
    ReturnPoints: returnPoints,
    ExpirePoints: expirePoints,
  },
  policies: pointsPolicies,
  subject: () => undefined,
  answer: (_, { data }) => ({ body: 'points' in data ? { points: data.points } : {} }),
};

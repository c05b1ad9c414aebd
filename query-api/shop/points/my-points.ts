import type { pointsQueries } from '@maru/contracts/shop/points/points.routes';
import { type PointsDocument, presentPoints } from '@maru/contracts/shop/points/points.views';
import type { QueryHandler } from '../../http/query-handler.ts';

export const myPoints: QueryHandler<typeof pointsQueries.mine> = {
  views: ['points'],
  answer: async (_, { engines: { views, clock }, actor }) =>
    presentPoints(
      (await views.view('points').get<PointsDocument>(actor.id))?.doc ?? { lots: [], history: [] },
      clock.now(),
    ),
};

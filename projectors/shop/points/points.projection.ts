import { handlersOf } from '@maru/contracts/kernel/fold';
import { type PointsEvent, pointsStream } from '@maru/contracts/shop/points/points.events';
import { pointsFold, noPoints, type PointsFacts } from '@maru/contracts/shop/points/points.fold';
import type { PointsDocument } from '@maru/contracts/shop/points/points.views';
import type { Body, Projection } from '../../runtime/projection.ts';

/** Points of each person, and when time does something to them. */
export const pointsProjection: Projection<PointsEvent, PointsDocument> = {
  name: 'points',
  version: 2,
  view: { fields: { due_at: 'number' }, indexes: [['due_at']] },
  streams: [pointsStream('')],
  own: pointsStream(''),
  key: (event) => event.data.id,
  on: handlersOf<PointsEvent, PointsFacts, Body<PointsDocument>>(
    pointsFold.evolve,
    (doc) => doc ?? noPoints,
    (facts, { data: { id } }) => ({ ...facts, id }),
  ),
};

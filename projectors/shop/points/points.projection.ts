import type { Handlers } from '@maru/contracts/kernel/decider';
import type { Recorded } from '@maru/contracts/kernel/message';
import { type PointsEvent, pointsStream } from '@maru/contracts/shop/points/points.events';
import { foldPoints, noPoints, type PointsFacts } from '@maru/contracts/shop/points/points.fold';
import type { PointsDocument } from '@maru/contracts/shop/points/points.views';
import type { Body, Projection } from '../../runtime/projection.ts';

type Fold = (facts: PointsFacts, event: PointsEvent & Recorded) => PointsFacts;
const folding = Object.fromEntries(
  Object.entries(foldPoints).map(([type, fold]) => [
    type,
    (doc: PointsFacts | undefined, event: PointsEvent & Recorded) => ({
      ...(fold as Fold)(doc ?? noPoints, event),
      id: event.data.id,
    }),
  ]),
);

/** Points of each person, and when time does something to them. */
export const pointsProjection: Projection<PointsEvent, PointsDocument> = {
  name: 'points',
  version: 1,
  view: { fields: { due_at: 'number' }, indexes: [['due_at']] },
  streams: [pointsStream('')],
  own: pointsStream(''),
  key: (event) => event.data.id,
  // Total, as `foldPoints` is.
  on: folding as unknown as Handlers<PointsEvent, Body<PointsDocument>>,
};

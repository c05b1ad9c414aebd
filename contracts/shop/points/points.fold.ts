import type { StreamFold } from '../../kernel/fold.ts';
import { epochMs } from '../../kernel/fields.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { PointsEvent } from './points.events.ts';
import { type PointsDocument, shownMoments } from './points.views.ts';

export type PointsFacts = Readonly<Omit<PointsDocument, 'id' | 'revision' | 'position'>>;
export const noPoints: PointsFacts = { next_lot: 1, lots: [], uses: [], history: [], due_at: null };

type Moment = PointsFacts['history'][number];
const momentOf = (
  { meta }: Recorded,
  what: Moment['what'],
  points: number,
  { order_id = null, reason = null }: Partial<Moment> = {},
): Moment => ({ at: epochMs(meta.at), what, points, order_id, reason });

/** The change, with what follows from it. */
const withChange = (facts: PointsFacts, change: Partial<PointsFacts>, moment?: Moment): PointsFacts => {
  const { lots, uses, ...rest } = { ...facts, ...change };
  const times = [...lots.map(({ expires }) => expires), ...uses.flatMap(({ until }) => until ?? [])];
  return {
    ...rest,
    lots,
    uses,
    history: moment ? [moment, ...facts.history].slice(0, shownMoments) : facts.history,
    due_at: times.length === 0 ? null : Math.min(...times),
  };
};

type GainEvent = Extract<PointsEvent, { type: 'PointsGranted' | 'PointsEarned' | 'PointsReturned' }>;
const withLot = (facts: PointsFacts, { data: { points, expires } }: GainEvent, moment: Moment, uses = facts.uses) =>
  withChange(
    facts,
    {
      uses,
      next_lot: facts.next_lot + 1,
      lots: [...facts.lots, { no: facts.next_lot, left: points, expires: Date.parse(expires) }],
    },
    moment,
  );

const withUse = (
  { uses }: PointsFacts,
  orderId: string,
  change: (use: PointsFacts['uses'][number]) => PointsFacts['uses'][number],
) => uses.map((use) => (use.order_id === orderId ? change(use) : use));
const less = ({ lots }: PointsFacts, taken: readonly { readonly no: number; readonly points: number }[]) =>
  lots
    .map((lot) => ({ ...lot, left: lot.left - (taken.find(({ no }) => no === lot.no)?.points ?? 0) }))
    .filter(({ left }) => left > 0);

/** What an order has earned is asked when something of it goes back, however long after. */
export const earnedMark = (orderId: string): string => `earned ${orderId}`;

export const pointsFold: StreamFold<PointsFacts, PointsEvent> = {
  initialState: noPoints,
  marksOf: (event) => {
    if (event.type === 'PointsEarned') return [[earnedMark(event.data.orderId), String(event.data.points)]];
    return event.type === 'PointsTakenBack' ? [[earnedMark(event.data.orderId), String(event.data.kept)]] : [];
  },
  evolve: {
    PointsGranted: (facts, event) =>
      withLot(facts, event, momentOf(event, 'granted', event.data.points, { reason: event.data.reason })),
    PointsEarned: (facts, event) =>
      withLot(facts, event, momentOf(event, 'earned', event.data.points, { order_id: event.data.orderId })),
    PointsTakenBack: (facts, event) => {
      const { orderId: order_id, points, lots } = event.data;
      return withChange(facts, { lots: less(facts, lots) }, momentOf(event, 'takenBack', -points, { order_id }));
    },
    PointsUsed: (facts, event) => {
      const { orderId: order_id, points, lots, until } = event.data;
      const expires = Math.max(
        ...facts.lots.filter(({ no }) => lots.some((one) => one.no === no)).map((lot) => lot.expires),
      );
      const use = { order_id, points, back: 0, expires, until: Date.parse(until) };
      return withChange(
        facts,
        { lots: less(facts, lots), uses: [...facts.uses.filter((one) => one.order_id !== order_id), use] },
        momentOf(event, 'used', -points, { order_id }),
      );
    },
    PointsUseKept: (facts, { data: { orderId } }) =>
      withChange(facts, { uses: withUse(facts, orderId, (use) => ({ ...use, until: null })) }),
    PointsReturned: (facts, event) => {
      const { orderId, points } = event.data;
      return withLot(
        facts,
        event,
        momentOf(event, 'returned', points, { order_id: orderId }),
        withUse(facts, orderId, (use) => ({ ...use, back: use.back + points, until: null })),
      );
    },
    PointsExpired: (facts, event) =>
      withChange(
        facts,
        { lots: facts.lots.filter(({ no }) => !event.data.lots.includes(no)) },
        momentOf(event, 'expired', -event.data.points),
      ),
  },
};

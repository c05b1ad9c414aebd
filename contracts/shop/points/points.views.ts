import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { pointsReason } from './points.fields.ts';

/** Points that came together; `left` of them are there until `expires`, epoch ms. */
const lot = z.object({ no: z.int(), left: z.int(), expires: z.number() });
/** Points an order was paid with; `back` of them came back; `until` is null once the order is there. Epoch ms. */
const use = z.object({
  order_id: z.string(),
  points: z.int(),
  back: z.int(),
  expires: z.number(),
  until: z.number().nullable(),
});
/** What came in, or went out below 0. */
const moment = z.object({
  at: timestamp,
  what: z.enum(['granted', 'earned', 'takenBack', 'used', 'returned', 'expired']),
  points: z.int(),
  order_id: z.string().nullable(),
  reason: pointsReason.nullable(),
});

export const shownMoments = 100;

/** Document of the view `points`, by person. `lots` have something left; time does something to it at `due_at`. */
export const pointsDocument = z.object({
  ...documentBase,
  next_lot: z.int(),
  lots: z.array(lot),
  uses: z.array(use),
  history: z.array(moment),
  due_at: z.number().nullable(),
});
export type PointsDocument = z.infer<typeof pointsDocument>;

/** To their person: `expiring` is what is lost first, and when. */
export const ownPoints = z.object({
  balance: z.int(),
  expiring: z.object({ points: z.int(), at: z.number() }).nullable(),
  history: z.array(moment),
});
export type OwnPoints = z.infer<typeof ownPoints>;

type Lots = Pick<PointsDocument, 'lots'>;
/** Those that can be used at a time, in epoch ms; the first to be lost first. */
export const lotsAt = ({ lots }: Lots, now: number) =>
  lots.filter(({ expires }) => now < expires).toSorted((one, other) => one.expires - other.expires);
export const balanceAt = (doc: Lots, now: number): number => lotsAt(doc, now).reduce((sum, { left }) => sum + left, 0);

export const presentPoints = (doc: Lots & Pick<PointsDocument, 'history'>, now: number): OwnPoints => {
  const [first] = lotsAt(doc, now);
  return {
    balance: balanceAt(doc, now),
    expiring: first ? { points: first.left, at: first.expires } : null,
    history: doc.history,
  };
};

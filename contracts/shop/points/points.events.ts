import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { pointsReason } from './points.fields.ts';

/** By the person they belong to. */
export const pointsStream = (userId: string) => `shop.points-${userId}`;

const id = z.string();
const orderId = z.string();
const points = z.int();
/** `expires` is when those are lost that are left of them. */
const lotFields = { id, points, expires: z.string() };

/** What comes in is a lot, counted from 1 in the order of the events; what goes out says of which lots. */
export const pointsEvent = z.discriminatedUnion('type', [
  event('PointsGranted', { ...lotFields, reason: pointsReason }),
  event('PointsEarned', { ...lotFields, orderId }),
  /** What was earned by something that went back; `kept` of it stays earned by the order. */
  event('PointsTakenBack', { id, orderId, points, kept: points, lots: z.array(z.object({ no: z.int(), points })) }),
  event('PointsUsed', { id, orderId, points, lots: z.array(z.object({ no: z.int(), points })), until: z.string() }),
  event('PointsUseKept', { id, orderId }),
  event('PointsReturned', { ...lotFields, orderId }),
  event('PointsExpired', { id, points, lots: z.array(z.int()) }),
]);
export type PointsEvent = z.infer<typeof pointsEvent>;

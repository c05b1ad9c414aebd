import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { pointsReason } from './points.fields.ts';

const id = z.string();
const ofOrder = { id, orderId: z.string() };
const some = z.int().min(1);

export const pointsCommand = z.discriminatedUnion('type', [
  /** `reason` is read by the person. */
  command('GrantPoints', { id, points: some, reason: pointsReason }),
  /** For an order that is done. */
  command('EarnPoints', { ...ofOrder, points: some }),
  /** Of what was earned by an order no more than `keep` stays. */
  command('TakeBackPoints', { ...ofOrder, keep: z.int().min(0) }),
  /** For an order that may still come, until then. */
  command('UsePoints', { ...ofOrder, points: some, until: z.string() }),
  command('KeepPointsUse', ofOrder),
  /** What an order gives back of those it was paid with; without `points` all that is left of them. */
  command('ReturnPoints', { ...ofOrder, points: some.optional() }),
  /** Takes away those whose time is over. */
  command('ExpirePoints', { id }),
]);
export type PointsCommand = z.infer<typeof pointsCommand>;

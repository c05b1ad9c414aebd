import { dayOfText, type SeoulDay, seoulDay } from '../../kernel/seoul-days.ts';
import { isDefect } from '../law/withdrawal.ts';
import type { CancelReason } from '../payment/payment.fields.ts';
import type { PlacedPart } from './order.fields.ts';
import type { StandingOrder } from './order.rules.ts';

const suppliedAt = ({ parcels, lines, paid_at }: StandingOrder, { no, parcel }: PlacedPart): number | null => {
  if (parcel !== null) return parcels.find((one) => one.no === parcel)?.delivered_at ?? null;
  return lines.some((line) => line.no === no && line.kind === 'licence') ? paid_at : null;
};

/**
 * The day on which the first of these came to the buyer, where it matters when he noticed what is wrong with them; null
 * where nothing has come, or nothing is wrong.
 */
export const noticeableFrom = (
  order: StandingOrder,
  parts: readonly PlacedPart[],
  reason: CancelReason,
): SeoulDay | null => {
  if (!isDefect(reason)) return null;
  const days = parts.flatMap((part) => suppliedAt(order, part) ?? []).map(seoulDay);
  return days.length === 0 ? null : Math.min(...days);
};

/** Whether something that came on the day `from` can have been noticed on a date, `now` in epoch ms. */
export const isNoticeable = (date: string, from: SeoulDay, now: number): boolean =>
  dayOfText(date) >= from && dayOfText(date) <= seoulDay(now);

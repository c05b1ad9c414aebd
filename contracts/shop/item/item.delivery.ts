import type { DeliveryTerms } from '../../site/config/selling-terms.ts';
import { isBusinessDay } from '../law/public-holidays.ts';
import { endOfDay, seoulDay, type SeoulDay } from '../../kernel/seoul-days.ts';

const hourMs = 60 * 60 * 1000;

const businessDaysAfter = (day: SeoulDay, days: number): SeoulDay => {
  let [reached, left] = [day, days];
  while (left > 0 || !isBusinessDay(reached)) {
    reached += 1;
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
};

/** The day an order counts for: the next one from the hour on after which nothing is sent any more. */
const dayOfOrder = (now: number, cutoff: number): SeoulDay => {
  const today = seoulDay(now);
  return now < endOfDay(today) - (24 - cutoff) * hourMs ? today : today + 1;
};

/** Between which days in Asia/Seoul what is ordered now, in epoch ms, is expected to arrive. */
export const arrivalOf = (
  { from_days, until_days, cutoff }: Pick<DeliveryTerms, 'from_days' | 'until_days' | 'cutoff'>,
  now: number,
): { readonly from: SeoulDay; readonly until: SeoulDay } => {
  const day = dayOfOrder(now, cutoff);
  return { from: businessDaysAfter(day, from_days), until: businessDaysAfter(day, until_days) };
};

import { dateOf, dateText, dayOf, dayOfText } from '@maru/contracts/kernel/seoul-days';
import { daysOf, type Grain, mostDays, type Period } from '@maru/contracts/kernel/days-of-periods';

const usualDays = 30;
const lastDays = (to: string, days: number): Period => ({ from: dateText(dayOfText(to) - days + 1), to });
const thisMonth = (today: string): Period => {
  const { year, month } = dateOf(dayOfText(today));
  return { from: dateText(dayOf(year, month, 1)), to: today };
};

/** Periods to choose from; `today` is as in `2026-03-02`. */
export const periodChoices: readonly { readonly label: string; readonly period: (today: string) => Period }[] = [
  { label: '오늘', period: (today) => lastDays(today, 1) },
  { label: '7일', period: (today) => lastDays(today, 7) },
  { label: `${usualDays}일`, period: (today) => lastDays(today, usualDays) },
  { label: '이번 달', period: thisMonth },
  { label: '1년', period: (today) => lastDays(today, 365) },
];

/** The days that the list is narrowed to; the last 30 where it is not. Figures are of so many days at most. */
export const chosenPeriod = (filters: Readonly<Record<string, string>>, today: string): Period => {
  const to = filters['day_to'] ?? (filters['day_from'] && filters['day_from'] > today ? filters['day_from'] : today);
  const from = filters['day_from'] ?? lastDays(to, usualDays).from;
  return daysOf({ from, to }).length > mostDays ? lastDays(to, mostDays) : { from, to };
};

const mostBars = 45;
/** So that a chart has as many bars as can be told apart. */
export const grainOf = (period: Period): Grain => {
  const days = daysOf(period).length;
  if (days <= mostBars) return 'day';
  return days <= mostBars * 4 ? 'week' : 'month';
};

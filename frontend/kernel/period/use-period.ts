import { dateOf, dateText, dayOf, dayOfText } from '@maru/contracts/kernel/seoul-days';
import { type Grain, grains, mostDays, type Period } from '@maru/contracts/kernel/days-of-periods';
import { useSearchParams } from 'react-router-dom';
import { seoulDate } from '../../format/seoul-moment.ts';
import { useClock } from '../../design/clock.ts';

export type PeriodChoice = 'today' | 'week' | 'days30' | 'month' | 'own';
export const periodWords: Readonly<Record<PeriodChoice, string>> = {
  today: '오늘',
  week: '7일',
  days30: '30일',
  month: '이번 달',
  own: '직접 고르기',
};

export interface Asked extends Period {
  readonly choice: PeriodChoice;
  readonly by: Grain;
}

const lastDays = (today: string, days: number): Period => ({ from: dateText(dayOfText(today) - days + 1), to: today });
const thisMonth = (today: string): Period => {
  const { year, month } = dateOf(dayOfText(today));
  return { from: dateText(dayOf(year, month, 1)), to: today };
};
const ranges: Readonly<Record<Exclude<PeriodChoice, 'own'>, (today: string) => Period>> = {
  today: (today) => ({ from: today, to: today }),
  week: (today) => lastDays(today, 7),
  days30: (today) => lastDays(today, 30),
  month: thisMonth,
};

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isInteger(dayOfText(text));
const ownPeriod = (query: URLSearchParams, today: string): Period => {
  const [from, to] = [query.get('from'), query.get('to')];
  const isPeriod = isDate(from) && isDate(to) && from <= to && dayOfText(to) - dayOfText(from) < mostDays;
  return isPeriod ? { from, to } : lastDays(today, 7);
};

/** What an address asks for; 7 days by the day where it says nothing, or nonsense. `today` is as in `2026-03-02`. */
export const readPeriod = (query: URLSearchParams, today: string): Asked => {
  const asked = query.get('period') ?? '';
  const choice: PeriodChoice = Object.hasOwn(periodWords, asked) ? (asked as PeriodChoice) : 'week';
  const by = grains.find((grain) => grain === query.get('by')) ?? 'day';
  return { choice, by, ...(choice === 'own' ? ownPeriod(query, today) : ranges[choice](today)) };
};

/** The period, kept in the address; days are those of Korea. */
export const usePeriod = () => {
  const [query, setQuery] = useSearchParams();
  const today = useClock(seoulDate);
  const asked = readPeriod(query, today);
  const change = (changes: Partial<Asked>) => {
    const { choice, by, from, to } = { ...asked, ...changes };
    setQuery({ period: choice, by, ...(choice === 'own' && { from, to }) }, { replace: true });
  };
  return { asked, today, change };
};

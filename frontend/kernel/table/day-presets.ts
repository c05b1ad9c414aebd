export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The `date` of the month that is `months` from the one of a day; 0 is the last of the month before. */
const dayAt = (day: string, months: number, date: number) => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 'yyyy-MM-dd'.length);
};
const dateOf = (day: string) => Number(day.slice('yyyy-MM-'.length));

/** Days that people often ask for. `today` is as in `2026-03-02`. */
export const dayPresets: readonly { readonly label: string; readonly range: (today: string) => DayRange }[] = [
  { label: '오늘', range: (today) => ({ from: today, to: today }) },
  { label: '7일', range: (today) => ({ from: dayAt(today, 0, dateOf(today) - 6), to: today }) },
  { label: '이번 달', range: (today) => ({ from: dayAt(today, 0, 1), to: dayAt(today, 1, 0) }) },
  { label: '지난 달', range: (today) => ({ from: dayAt(today, -1, 1), to: dayAt(today, 0, 0) }) },
];

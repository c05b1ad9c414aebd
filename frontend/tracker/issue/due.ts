import { localDate } from '../../format/format.ts';

const dayMs = 24 * 60 * 60 * 1000;
const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
const whenIn = (days: number) => {
  if (days < 0) return `${-days}일 지남`;
  return days === 0 ? '오늘까지' : `${days}일 남음`;
};

const startOf = (due: string) => {
  const [year = 0, month = 1, day = 1] = due.split('-').map(Number);
  return new Date(year, month - 1, day).getTime();
};

export const dayOf = (due: string) => localDate(startOf(due));

/** How a due day (`yyyy-MM-dd`) reads now: the last day itself is not past, and nothing is late once it is done. */
export const dueLook = (due: string, now: number, done = false) => {
  const at = startOf(due);
  const days = Math.round((at - midnight(now)) / dayMs);
  const late = days < 0 && !done;
  const date = new Date(at);
  const isToday = days === 0 && !done;
  return {
    late,
    date: localDate(at),
    /** When it ends, on its last day. */
    until: isToday ? new Date(at).setHours(24) : undefined,
    when: done ? undefined : whenIn(days),
    short: isToday ? '오늘' : `${date.getMonth() + 1}. ${date.getDate()}.${late ? ' 지남' : ''}`,
  };
};

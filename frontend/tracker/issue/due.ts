import { longDate } from '../../format/format.ts';

const dayMs = 24 * 60 * 60 * 1000;
const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** How a due day (`yyyy-MM-dd`) reads now: the last day itself is not past. `short` is for cards. */
export const dueLook = (due: string, now: number) => {
  const [year = 0, month = 1, day = 1] = due.split('-').map(Number);
  const at = new Date(year, month - 1, day).getTime();
  const days = Math.round((at - midnight(now)) / dayMs);
  const past = days < 0;
  const when = past ? `${-days}일 지남` : days === 0 ? '오늘까지' : `${days}일 남음`;
  return { past, when, date: longDate(at), short: `${month}. ${day}.${past ? ' 지남' : ''}` };
};

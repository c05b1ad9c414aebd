import { z } from 'zod';

/** A time in ISO 8601, UTC; null for no end on that side. */
export const moment = z.iso.datetime().nullable();
/** From `from` on until before `until`. */
export const periodFields = { from: moment, until: moment };

export interface Period {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** Whether it ends after it begins. */
export const inOrder = ({ from, until }: Period): boolean => !from || !until || Date.parse(from) < Date.parse(until);

/** Of a period that would end before it begins. */
export const endsTooEarly = '끝나는 때를 시작하는 때보다 뒤로 정해 주세요.';

/** Whether that time, in epoch ms, is in it. */
export const isWithin = ({ from, until }: Period, now: number): boolean =>
  (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until));

/** How many ms it is until the next of these periods begins or ends; null where none does any more. */
export const msToNextTurn = (periods: readonly Period[], now: number): number | null => {
  const turns = periods
    .flatMap(({ from, until }) => [from, until])
    .flatMap((at) => (at ? [Date.parse(at) - now] : []))
    .filter((ms) => ms > 0);
  return turns.length === 0 ? null : Math.min(...turns);
};

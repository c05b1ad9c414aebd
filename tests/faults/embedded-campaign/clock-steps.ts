import { join } from 'node:path';
import { readSqliteLog } from '@maru/platform/event-store/log-reader';
import type { SteadyLoad } from '../stack/steady-load.ts';
import type { Seen } from '../campaign/disturbance.ts';
import type { Clock, Ground } from './ground.ts';

const hour = 3_600;
/** Seconds. All of them are farther than a clock is corrected in the normal course. */
const steps = [-240 * hour, -30 * hour, -3 * hour, 3 * hour, 10 * hour, 50 * hour, 240 * hour];
/** A computer that was off for this long is believed at its start. */
const slept = 36 * hour;
const withoutClock: Seen = { kills: 0, saw: 'left out: there is no libfaketime' };

const expiredIn = async (dataDir: string): Promise<number> => {
  let count = 0;
  for await (const events of readSqliteLog(join(dataDir, 'log.db')))
    count += events.filter(({ type }) => type.endsWith('Expired')).length;
  return count;
};

const told = (step: number) => `${step / hour} h`;

/** Else nothing would have been tried. */
const mustBeOff = async (dataDir: string, step: number) => {
  let stamp = '';
  for await (const events of readSqliteLog(join(dataDir, 'log.db'))) stamp = events.at(-1)?.meta.at ?? stamp;
  const seconds = (Date.parse(stamp) - Date.now()) / 1_000;
  if (Math.abs(seconds - step) > 60) throw new Error(`a clock that is ${told(step)} off stamps ${seconds} s off`);
};

/** People write on under a wrong clock; answers how much has expired meanwhile. */
const underWrongClock = async (
  { server }: Ground,
  load: SteadyLoad,
  { clock, step }: { readonly clock: Clock; readonly step: number },
  begin: () => Promise<void>,
) => {
  const before = await expiredIn(server.dataDir);
  try {
    await begin();
    await load.more(40);
    await mustBeOff(server.dataDir, step);
    return (await expiredIn(server.dataDir)) - before;
  } finally {
    await clock.set(0);
  }
};
const mustBeNone = (expired: number, step: number) => {
  if (expired > 0) throw new Error(`${expired} things expired under a clock that is ${step / hour} h off`);
};

export const clockSet = async (ground: Ground, load: SteadyLoad): Promise<Seen> => {
  const { clock, random } = ground;
  if (!clock) return withoutClock;
  const step = random.pick(steps);
  mustBeNone(await underWrongClock(ground, load, { clock, step }, () => clock.set(step)), step);
  return { kills: 0, saw: told(step) };
};

export const clockSetOverARestart = async (ground: Ground, load: SteadyLoad): Promise<Seen> => {
  const { clock, server, random } = ground;
  if (!clock) return withoutClock;
  const step = random.pick(steps);
  const restart = async () => {
    await server.stop('SIGKILL');
    await clock.set(step);
    await server.start();
  };
  const expired = await underWrongClock(ground, load, { clock, step }, restart);
  if (step < 0 || step > slept) mustBeNone(expired, step);
  // What was believed at that start is not what the clock says now.
  await server.stop('SIGKILL');
  await server.start();
  return { kills: 2, saw: told(step) };
};

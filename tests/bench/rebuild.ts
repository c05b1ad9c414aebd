import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Ground, onGround, type OpenGround, type Setting } from './ground/ground.ts';
import { perSecond, type Row } from './row.ts';
import { seedLog, tracker } from './seed.ts';

interface Built {
  readonly seconds: number;
  /** Most memory the process ever held, in MB. */
  readonly memory: number;
}

const run = promisify(execFile);
const script = new URL('rebuild-once.ts', import.meta.url).pathname;

/** In a process of its own, so that its memory is its own. */
const rebuild = async (ground: Ground, events: number): Promise<Built> => {
  await seedLog(ground, tracker(events));
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ...ground.env },
  });
  return JSON.parse(stdout) as Built;
};

const what = 'rebuild of all views';

const embedded = async (open: OpenGround): Promise<Row[]> => {
  const short = await onGround(open, (ground) => rebuild(ground, 100_000));
  const long = await onGround(open, (ground) => rebuild(ground, 400_000));
  const rate = 400_000 / long.seconds;
  const growth = long.memory / short.memory;
  return [
    { what, figure: `${perSecond(rate)} of 400,000 events`, limit: '≥ 50,000 events/s', held: rate >= 50_000 },
    {
      what: 'its memory, beside 100,000 events',
      figure: `${Math.round(long.memory)} MB, ${growth.toFixed(2)}×`,
      limit: `flat: ≤ 1.3 × ${Math.round(short.memory)} MB`,
      held: growth <= 1.3,
    },
  ];
};

/** What a double keeps it keeps in memory: a shorter log. */
const distributed = (open: OpenGround): Promise<Row[]> =>
  onGround(open, async (ground) => {
    const { seconds } = await rebuild(ground, 50_000);
    return [{ what, figure: `${perSecond(50_000 / seconds)} of 50,000 events` }];
  });

/** All views from the log alone, and whether memory grows with it. */
export const benchRebuild = (open: OpenGround, setting: Setting): Promise<Row[]> =>
  (setting === 'embedded' ? embedded : distributed)(open);

import { spawnSync } from 'node:child_process';
import { withDataFolder } from './data-folder.ts';
import { perSecond, type Row } from './row.ts';
import { seedLog, tracker } from './seed.ts';

interface Built {
  readonly seconds: number;
  /** Most memory the process ever held, in MB. */
  readonly memory: number;
}

/** In a process of its own, so that its memory is its own. */
const rebuild = (events: number): Promise<Built> =>
  withDataFolder(async (dataDir) => {
    await seedLog(dataDir, tracker(events));
    const script = new URL('rebuild-once.ts', import.meta.url).pathname;
    const run = spawnSync(process.execPath, ['--import', 'tsx', script, dataDir], { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
    return JSON.parse(run.stdout) as Built;
  });

/** All views from the log alone, and whether memory grows with it. */
export const benchRebuild = async (): Promise<Row[]> => {
  const [short, long] = [await rebuild(100_000), await rebuild(400_000)];
  const rate = 400_000 / long.seconds;
  const growth = long.memory / short.memory;
  return [
    { what: 'rebuild of all views, 400,000 events', figure: perSecond(rate), limit: '≥ 50,000 events/s', held: rate >= 50_000 },
    {
      what: 'its memory, beside 100,000 events', figure: `${Math.round(long.memory)} MB, ${growth.toFixed(2)}×`, limit: `flat: ≤ 1.3 × ${Math.round(short.memory)} MB`,
      held: growth <= 1.3,
    },
  ];
};

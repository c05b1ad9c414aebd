import { runServer } from '../support/running-server.ts';
import { withDataFolder } from './data-folder.ts';
import { median, ms, type Row } from './row.ts';
import { seedLog, tracker } from './seed.ts';

const events = 1_000_000;

/** From spawning the process to its first ready answer, the views standing already. */
export const benchStartUp = (): Promise<Row[]> =>
  withDataFolder(async (dataDir) => {
    await seedLog(dataDir, tracker(events));
    const server = await runServer({ dataDir, patienceMs: 300_000 });
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      await server.stop(round === 0 ? 'SIGKILL' : 'SIGTERM');
      const started = performance.now();
      await server.start();
      times.push(performance.now() - started);
    }
    await server.stop();
    const figure = median(times);
    return [{ what: 'start with 1,000,000 events in the log', figure: ms(figure), limit: '≤ 3,000 ms to ready', held: figure <= 3_000 }];
  });

import { setTimeout as pause } from 'node:timers/promises';
import { runServer, untilReady } from '../support/running-server.ts';
import { processesOf, type StackProcess } from '../support/stack/running-stack.ts';
import { embeddedGround } from './ground/embedded-ground.ts';
import { onGround } from './ground/ground.ts';
import { stackGround } from './ground/stack-ground.ts';
import { median, ms, type Row } from './row.ts';
import { seedLog, tracker } from './seed.ts';

/** From spawning the process to its first ready answer, the views standing already. */
export const benchStartUp = (): Promise<Row[]> =>
  onGround(embeddedGround, async (ground) => {
    await seedLog(ground, tracker(1_000_000));
    const server = await runServer({ dataDir: ground.dataDir, patienceMs: 300_000 });
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      await server.stop(round === 0 ? 'SIGKILL' : 'SIGTERM');
      const started = performance.now();
      await server.start();
      times.push(performance.now() - started);
    }
    await server.stop();
    const figure = median(times);
    return [
      {
        what: 'start with 1,000,000 events in the log',
        figure: ms(figure),
        limit: '≤ 3,000 ms to ready',
        held: figure <= 3_000,
      },
    ];
  });

const killed = async ({ pid, url }: StackProcess) => {
  process.kill(pid, 'SIGKILL');
  const started = performance.now();
  while (
    await fetch(`${url}/api/health`).then(
      () => true,
      () => false,
    )
  )
    await pause(5);
  await untilReady(url);
  return performance.now() - started;
};

/**
 * A copy of each service is killed; the stack starts it again after a pause of a quarter of a second, which is counted
 * too.
 */
export const benchRestarts = (): Promise<Row[]> =>
  onGround(stackGround, async (ground) => {
    await seedLog(ground, tracker(20_000));
    await ground.run();
    const firsts = (await processesOf(ground.stack())).filter(({ name }) => name.endsWith(' 1'));
    const times: { readonly service: string; readonly time: number }[] = [];
    for (const one of firsts) times.push({ service: one.service, time: await killed(one) });
    const slowest = times.reduce((a, b) => (a.time > b.time ? a : b));
    return [
      {
        what: 'a killed copy of a service is ready again, the slowest',
        figure: `${ms(slowest.time)} (${slowest.service})`,
      },
    ];
  });
